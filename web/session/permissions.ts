import { type AnyOf, isPermitted } from '../../rules/users/permissions';
import { useSession } from './session';

/** Whether the signed-in user has any of these permissions. The server decides; this hides what it would refuse. */
export function usePermission(...anyOf: AnyOf): boolean {
  return isPermitted(useSession().user, ...anyOf);
}
