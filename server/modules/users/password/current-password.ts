import { wrongField } from '../../../platform/errors/errors.js';
import type { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../user.entity.js';
import { isPassword } from './passwords.js';

/** What is said of a password that is not, or no longer, the account's. */
export const wrongCurrentPassword = () => wrongField('currentPassword', 'Current password is incorrect');

/**
 * Makes sure that it is the owner who asks, before what cannot be taken back. Throws BAD_INPUT, or TOO_MANY_ATTEMPTS
 * after several wrong ones, counted together with those at changing the password.
 */
export async function checkCurrentPassword(
  limits: Limits,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  password: string | null | undefined,
): Promise<void> {
  if (!password) throw wrongField('currentPassword', 'Current password is required');
  await limits.spend('change-password', id);
  if (!(await isPassword(passwordHash, password))) throw wrongCurrentPassword();
  await limits.reset('change-password', id);
}
