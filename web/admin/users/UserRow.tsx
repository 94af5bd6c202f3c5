import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../apollo/session';
import type { ManagedUserFragment } from '../../gql';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { RowActions } from '../ui/RowActions';
import { addressLine, dayOf, ROLE_LOOKS, STATUS_LOOKS } from './user-words';

export interface UserDeeds {
  onEdit: (user: ManagedUserFragment) => void;
  onToggle: (user: ManagedUserFragment) => void;
  onDelete: (user: ManagedUserFragment) => void;
}

/** One user, with what staff can do with the account. */
export function UserRow({ user, onEdit, onToggle, onDelete }: { user: ManagedUserFragment } & UserDeeds) {
  const { id, name, email, phone, department, createdAt, lastLoginAt, invitationExpiresAt } = user;
  const isOwn = useSession().user?.id === id;
  const [role, status] = [ROLE_LOOKS[user.role], STATUS_LOOKS[user.status]];
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
        <Badge tone={role.tone}>{role.words}</Badge>
        {department && <Small>{department}</Small>}
      </td>
      <td>
        <Badge tone={status.tone}>{status.words}</Badge>
        {invitationExpiresAt && <Small>Invited, until {dayOf(invitationExpiresAt)}</Small>}
      </td>
      <Days>
        {dayOf(createdAt)}
        <Small>{lastLoginAt ? `Last sign-in ${dayOf(lastLoginAt)}` : 'Never signed in'}</Small>
      </Days>
      <td>
        <RowActions>
          <Button variant="quiet" onClick={() => onEdit(user)}>
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" onClick={() => onToggle(user)}>
            {user.status === 'active' ? 'Set inactive' : 'Set active'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button variant="quiet" onClick={() => onDelete(user)}>
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </RowActions>
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

const Person = styled.th`min-width: ${space(48)}; overflow-wrap: anywhere;`;
const Contact = styled.td`min-width: ${space(44)}; overflow-wrap: anywhere;`;
const Days = styled.td`white-space: nowrap;`;
