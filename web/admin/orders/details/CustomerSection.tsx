import type { FragmentType } from '@apollo/client/masking';
import { AddressLines } from '../../../addresses/AddressLines';
import { useFragmentData } from '../../../apollo/use-fragment-data';
import { PhoneLink } from '../../../ui/PhoneLink';
import { CustomerSectionFragmentDoc } from './CustomerSection.generated';
import { Fact, FactList } from './fact-list';
import { Section } from './Section';

/** The customer, with contact details. */
export function CustomerSection(props: { order: FragmentType<typeof CustomerSectionFragmentDoc> }) {
  const order = useFragmentData(CustomerSectionFragmentDoc, props.order);
  const { name, email, phone } = order.customer;
  return (
    <Section title="Customer">
      <FactList>
        <Fact name="Name">{name}</Fact>
        <Fact name="Email Address">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Phone Number">{phone ? <PhoneLink number={phone} /> : 'Not given'}</Fact>
        <Fact name="Billing address">
          <AddressLines address={order.billingAddress} />
        </Fact>
      </FactList>
    </Section>
  );
}
