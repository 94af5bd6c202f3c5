import { Badge } from '../../design/Badge';
import { ROLES, roleOf } from './user-labels';

/** The role of a user. */
export function RoleBadge({ user }: { user: Parameters<typeof roleOf>[0] }) {
  const { tone, label } = ROLES[roleOf(user)];
  return <Badge tone={tone}>{label}</Badge>;
}
