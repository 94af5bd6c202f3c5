import type { FragmentType } from '@apollo/client/masking';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { streetLine } from '../../../../../rules/people/addresses/address-parts';
import { useFragmentData } from '../../../../data/use-fragment-data';
import { Badge } from '../../../../design/Badge';
import { Button } from '../../../../design/Button';
import { Fact, FactList } from '../../../../design/facts';
import { Section } from '../../../../design/page/Section';
import { Row } from '../../../../design/Stack';
import { space } from '../../../../design/theme/tokens';
import { ProfileEditor } from './ProfileEditor';
import { ProfileSectionFragmentDoc } from './ProfileSection.generated';
import type { ProfileForm } from './profile-form';

interface ProfileSectionProps {
  account: FragmentType<typeof ProfileSectionFragmentDoc>;
}

/** The profile, read-only or as a form. */
export function ProfileSection(props: ProfileSectionProps) {
  const account = useFragmentData(ProfileSectionFragmentDoc, props.account);
  const [start, setStart] = useState<keyof ProfileForm | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { firstName, lastName, email, emailVerifiedAt, phone, address } = account;

  const missing = [
    ...(phone ? [] : [{ field: 'phone', name: 'phone number' } as const]),
    ...(address ? [] : [{ field: 'line1', name: 'address' } as const]),
  ];

  function close() {
    setStart(null);
    // Once the button is mounted again.
    requestAnimationFrame(() => editButton.current?.focus());
  }

  if (start) {
    return (
      <Section title="Profile">
        <ProfileEditor account={account} start={start} onDone={close} />
      </Section>
    );
  }
  return (
    <Section title="Profile">
      <FactList hasColumns>
        <Fact name="First Name">{firstName}</Fact>
        <Fact name="Last Name">{lastName}</Fact>
        <Fact name="Email Address">
          {email}
          <EmailState>
            {emailVerifiedAt ? (
              <Badge tone="good">Confirmed</Badge>
            ) : (
              <Badge tone="warn">Not confirmed yet</Badge>
            )}
          </EmailState>
        </Fact>
        <Fact name="Phone Number">{phone}</Fact>
        <Fact name="Street Address">{address && streetLine(address)}</Fact>
        <Fact name="City">{address?.city}</Fact>
        <Fact name="State">{address?.state}</Fact>
        <Fact name="ZIP Code">{address?.postcode}</Fact>
        <Fact name="Country">{address?.country}</Fact>
      </FactList>
      <Row>
        <Button ref={editButton} variant="secondary" onClick={() => setStart('firstName')}>
          Edit profile
        </Button>
        {missing[0] && (
          <Button variant="quiet" onClick={() => setStart(missing[0]?.field ?? null)}>
            Add your {missing.map(({ name }) => name).join(' and ')}
          </Button>
        )}
      </Row>
    </Section>
  );
}

const EmailState = styled.span`display: block; margin-block-start: ${space(1)};`;
