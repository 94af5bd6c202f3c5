import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { emailProblem, phoneProblem } from '../../../../rules/people/contact-rules';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Fact, FactList } from '../../../design/facts';
import { PhoneLink } from '../../../design/PhoneLink';
import { Section } from '../../../design/page/Section';
import { AddressLines } from '../../../features/addresses/AddressLines';
import { usePermission } from '../../../session/permissions';
import { customerPath } from '../../ui/order-path';
import { CustomerSectionFragmentDoc } from './CustomerSection.generated';
import { type DeskOrderFragment, useUpdateOrderContactMutation } from './details.generated';
import { InlineEdit } from './InlineEdit';

interface CustomerSectionProps {
  details: DeskOrderFragment;
}

const HINT = "Changes this order only. The customer's account stays as it is.";

/** The customer, with contact details that staff may correct. */
export function CustomerSection({ details }: CustomerSectionProps) {
  const { billingAddress, customerId } = useFragmentData(CustomerSectionFragmentDoc, details);
  const { name, email, phone } = details.customer;
  const hasOrders = usePermission('orders');
  return (
    <Section title="Customer" gap={3}>
      <FactList hasColumns>
        <Fact name="Name">
          <ContactPart
            details={details}
            part="name"
            label="New name"
            hint={HINT}
            problemOf={(typed) => (typed.trim() ? null : 'Name is required')}
          >
            {name}
          </ContactPart>
        </Fact>
        <Fact name="Email Address">
          <ContactPart
            details={details}
            part="email"
            label="New email address"
            hint={`${HINT} Emails that we couldn't send go to the new address when you send them again.`}
            input={{ type: 'email' }}
            problemOf={emailProblem}
          >
            <a href={`mailto:${email}`}>
              {email.split('@')[0]}
              <wbr />@{email.split('@')[1]}
            </a>
          </ContactPart>
        </Fact>
        <Fact name="Phone Number">
          <ContactPart
            details={details}
            part="phone"
            label="New phone number"
            hint={HINT}
            input={{ type: 'tel' }}
            problemOf={phoneProblem}
          >
            {phone ? <PhoneLink number={phone} /> : 'Not given'}
          </ContactPart>
        </Fact>
        <Fact name="Billing address">
          <AddressLines address={billingAddress} />
        </Fact>
        {hasOrders && (
          <Fact name="Account">
            {customerId && <Link to={customerPath(customerId)}>All about this customer</Link>}
          </Fact>
        )}
      </FactList>
    </Section>
  );
}

type ContactPartProps = CustomerSectionProps &
  Pick<ComponentProps<typeof InlineEdit>, 'label' | 'hint' | 'input' | 'problemOf' | 'children'> & {
    part: 'name' | 'email' | 'phone';
  };

function ContactPart({ part, ...props }: ContactPartProps) {
  const [update] = useUpdateOrderContactMutation();
  const { id } = props.details;
  return (
    <InlineEdit
      {...props}
      editLabel={`Change the ${WORDS[part]}`}
      textOf={({ customer }) => customer[part]}
      save={(typed, version) => update({ variables: { id, input: { [part]: typed, version } } })}
      doneMessage={(typed) => `The ${WORDS[part]} is now ${typed || 'empty'}`}
    />
  );
}

const WORDS = { name: 'name', email: 'email address', phone: 'phone number' } as const;
