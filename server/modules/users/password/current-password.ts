import { wrongField } from '../../../platform/errors/errors.js';
import type { Limits } from '../../../platform/limits/limits.js';
import type { User } from '../user.entity.js';
import { isPassword } from './passwords.js';

/** Refuses a password that is not, or no longer, the account's. */
export const wrongCurrentPassword = () => wrongField('currentPassword', 'Current password is incorrect');

/**
 * Verifies that the caller is the owner, before an irreversible change. Throws BAD_INPUT, or TOO_MANY_ATTEMPTS after
 * several wrong passwords, counted together with those at changing the password.
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
