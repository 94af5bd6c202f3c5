import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../apollo/session/session';
import { from, space } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { Row } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { type UserActionHandlers, UserActions } from './UserActions';
import { addressLine, dayOf, invitationText, ROLE_BADGES, STATUS_BADGES } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

/** One user, with what staff can do with the account. */
export function UserRow({ user, ...actions }: { user: ManagedUserFragment } & UserActionHandlers) {
  const { id, name, email, phone, department, createdAt, lastLoginAt, invitationExpiresAt } = user;
  const isOwn = useSession().user?.id === id;
  const [role, status] = [ROLE_BADGES[user.role], STATUS_BADGES[user.status]];
  const address = addressLine(user.address);
  return (
    <tr>
      <Person scope="row">
        <Row gap={2}>
          {name}
          {isOwn && <Badge>You</Badge>}
        </Row>
        <Small>{email}</Small>
      </Person>
      <Contact>
        {phone || (address ? '' : <Small>Not given</Small>)}
        {address && <Small>{address}</Small>}
      </Contact>
      <td>
        <Badge tone={role.tone}>{role.label}</Badge>
        {department && (
          <Department>
            <Small>{department}</Small>
          </Department>
        )}
      </td>
      <td>
        <Badge tone={status.tone}>{status.label}</Badge>
        {invitationExpiresAt && <Small>{invitationText(invitationExpiresAt)}</Small>}
      </td>
      <Days>
        {dayOf(createdAt)}
        <Small>{lastLoginAt ? `Last sign-in ${dayOf(lastLoginAt)}` : 'Never signed in'}</Small>
      </Days>
      <td>
        <UserActions user={user} {...actions} />
      </td>
    </tr>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Text size="caption" tone="textMuted">
      {children}
    </Text>
  );
}

const Person = styled.th`
  min-width: ${space(34)};
  overflow-wrap: anywhere;

  ${from.desktop} { min-width: ${space(56)}; }
`;
const Contact = styled.td`min-width: ${space(28)}; overflow-wrap: anywhere;`;
const Department = styled.div`max-width: ${space(36)}; overflow-wrap: anywhere;`;
const Days = styled.td`&&, && > * { white-space: nowrap; }`;
