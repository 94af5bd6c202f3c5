import { AddressLines } from '../../../addresses/AddressLines';
import { PhoneLink } from '../../../ui/PhoneLink';
import type { StaffOrderPartsFragment } from './details.generated';
import { Fact, FactList } from './fact-list';
import { Section } from './Section';

/** The customer, with contact details. */
export function CustomerSection({ order }: { order: StaffOrderPartsFragment }) {
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
