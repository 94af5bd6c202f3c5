import type { FragmentType } from '@apollo/client/masking';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Fact, FactList } from '../../../design/facts';
import { Section } from '../../../design/page/Section';
import { formatDate } from '../../../lib/formats/formats';
import { AddressLines } from '../../addresses/AddressLines';
import { FrozenDetailsFragmentDoc } from './FrozenDetails.generated';

/** The addresses and date of a frozen checkout. */
export function FrozenDetails(props: { checkout: FragmentType<typeof FrozenDetailsFragmentDoc> }) {
  const checkout = useFragmentData(FrozenDetailsFragmentDoc, props.checkout);
  const { contact, collectionDate, collectionAddress, deliveryAddress, billingAddress } = checkout;
  return (
    <Section title="Your details">
      <FactList hasColumns>
        <Fact name="Customer">
          {[contact.name, contact.email, contact.phone].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Fact>
        <Fact name="Collection date">{collectionDate ? formatDate(collectionDate) : 'To be agreed'}</Fact>
        <Fact name="Collection address">
          <AddressLines address={collectionAddress} />
        </Fact>
        <Fact name="Delivery address">
          <AddressLines address={deliveryAddress} />
        </Fact>
        <Fact name="Billing address">
          <AddressLines address={billingAddress} />
        </Fact>
      </FactList>
    </Section>
  );
}
