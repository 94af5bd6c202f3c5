import { TOTP } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes } from '../../modules/users/second-factor/recovery-codes.js';
import { newTotpSecret } from '../../modules/users/second-factor/totp.js';
import { sealSecret } from '../../modules/users/second-factor/use-code.js';
import type { TestApp } from '../test-app.js';

const STEP_MS = 30_000;

/** The code that an authenticator app shows, now or some steps of 30 seconds later. */
export function codeOfApp(app: TestApp, secret: string, stepsLater = 0): string {
  return new TOTP({ secret }).generate({ timestamp: app.deps.now().getTime() + stepsLater * STEP_MS });
}

/** Gives an account another authenticator app, confirmed or not, and one recovery code. */
export async function giveFactor(app: TestApp, userId: string, { isConfirmed = true } = {}) {
  const { pool } = app.deps.database;
  const secret = newTotpSecret();
  const now = app.deps.now();
  await pool.query(
    `insert into second_factors (user_id, secret, created_at, confirmed_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at`,
    [userId, sealSecret(app.deps, userId, secret), now, isConfirmed ? now : null],
  );
  const [recoveryCode = ''] = newRecoveryCodes();
  await pool.query('insert into recovery_codes (user_id, hash) values ($1, $2)', [
    userId,
    await hashRecoveryCode(userId, recoveryCode),
  ]);
  return { secret, recoveryCode };
}
