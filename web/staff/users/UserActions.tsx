import { KeyRound, type LucideIcon, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { belowDesktop, from, touchTarget } from '../../design/theme/tokens';
import { VisuallyHidden, visuallyHidden } from '../../design/VisuallyHidden';
import { currentSession } from '../../session/session';
import { DeleteButton, RowActions } from '../ui/lists/RowActions';
import type { ManagedUserFragment } from './users.generated';

export interface UserActionHandlers {
  onEdit: (user: ManagedUserFragment) => void;
  onToggle: (user: ManagedUserFragment) => void;
  onDelete: (user: ManagedUserFragment) => void;
  /** For somebody who has not accepted an invitation. */
  onInvite: (user: ManagedUserFragment) => void;
  /** For a colleague who lost the authenticator app. */
  onResetFactor: (user: ManagedUserFragment) => void;
}

/** Staff's actions on an account: labels where there is room, icons on a tablet. */
export function UserActions({
  user,
  onEdit,
  onToggle,
  onDelete,
  onInvite,
  onResetFactor,
}: { user: ManagedUserFragment } & UserActionHandlers) {
  const action = (
    label: string,
    Icon: LucideIcon,
    onPress: UserActionHandlers['onEdit'],
    isDelete = false,
  ) => (
    <Action as={isDelete ? DeleteButton : Button} variant="quiet" title={label} onClick={() => onPress(user)}>
      <Icon aria-hidden="true" size={18} />
      <span>{label}</span>
      <VisuallyHidden> {user.name}</VisuallyHidden>
    </Action>
  );
  return (
    <RowActions>
      {canBeInvited(user) && action('Send invitation again', Send, onInvite)}
      {isColleague(user) && action('Remove login codes', KeyRound, onResetFactor)}
      {action('Edit', Pencil, onEdit)}
      {action(user.status === 'ACTIVE' ? 'Set inactive' : 'Set active', Power, onToggle)}
      {action('Delete', Trash2, onDelete, true)}
    </RowActions>
  );
}

/** A suspended account is activated first. */
function canBeInvited({ invitationExpiresAt, status }: ManagedUserFragment): boolean {
  return invitationExpiresAt !== null && status === 'ACTIVE';
}

/** A member of staff who has been here, and not oneself. */
function isColleague({ id, staffRole, invitationExpiresAt }: ManagedUserFragment): boolean {
  return staffRole !== null && invitationExpiresAt === null && id !== currentSession().user?.id;
}

const Action = styled(Button)`
  min-width: ${touchTarget};

  ${from.desktop} { > svg { display: none; } }
  ${belowDesktop} { > span { ${visuallyHidden} } }
`;
