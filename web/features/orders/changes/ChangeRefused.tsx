import { styled } from 'styled-components';
import type { ChangeRefusal } from '../../../data/schema.generated';
import { Notice } from '../../../design/feedback/Notice';
import { PhoneLink, PhoneNumber } from '../../../design/PhoneLink';
import { Text } from '../../../design/Text';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { usePhone } from '../../../lib/shop/shop';
import { refusalMessage } from './change-messages';

interface ChangeRefusedProps {
  reason: ChangeRefusal;
  deadline: string | null;
}

/** Why an order can no longer be changed, and whom to ask. */
export function ChangeRefused({ reason, deadline }: ChangeRefusedProps) {
  const phone = usePhone();
  return (
    <>
      <Notice kind="warn">{refusalMessage(reason, deadline)}</Notice>
      <Text size="small">Talk to us. We'll do what we still can, and tell you the cost first.</Text>
      <Ways>
        <li>
          <Way href="#messages">Send us a message</Way>
        </li>
        {/\d/.test(phone) && (
          <li>
            <Way as={PhoneLink} number={phone}>
              Call <PhoneNumber>{phone}</PhoneNumber>
            </Way>
          </li>
        )}
      </Ways>
    </>
  );
}

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
`;

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  min-height: ${touchTarget};
  ${type('body', 600)}
`;
