import type { EntityManager } from '@mikro-orm/postgresql';
import { seal, unseal } from '../../../platform/auth/sealed.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import type { Deps } from '../../../platform/service/service.js';
import { currentOrigin } from '../security/device.js';
import { hashRecoveryCode, readCode } from './recovery-codes.js';
import { readSecret, recordBlockedCode, spendRecoveryCode, spendStep } from './second-factor.store.js';
import { notifyOwner } from './second-factor-email.js';
import { stepOfCode } from './totp.js';

const PURPOSE = 'secret of an authenticator app';

export type CodeDeps = Deps<'em' | 'env' | 'limits' | 'now'>;

/** The secret of an authenticator app as it is stored. */
export function sealSecret({ env }: Deps<'env'>, userId: string, secret: string): string {
  return seal(env, PURPOSE, userId, secret);
}

/**
 * Uses a code of the account up: six digits of its authenticator app, or a recovery code, of which its owner is
 * notified. Throws BAD_INPUT, or TOO_MANY_ATTEMPTS after ten wrong ones in an hour.
 */
export async function checkCode(deps: CodeDeps, userId: string, text: string): Promise<void> {
  const code = readCode(text);
  const isOfApp = /^\d{6}$/.test(code);
  await counted(deps, isOfApp ? 'factor-code' : 'recovery-code', userId, () =>
    isOfApp
      ? inTransaction(deps.em, (tx) => takeCodeOfApp(tx, deps, userId, code, true))
      : takeRecoveryCode(deps, userId, code),
  );
}

/** Confirms a new authenticator app with its first code. Throws BAD_INPUT or TOO_MANY_ATTEMPTS. */
export async function checkFirstCode(
  tx: EntityManager,
  deps: CodeDeps,
  userId: string,
  text: string,
): Promise<void> {
  await counted(deps, 'factor-code', userId, () => takeCodeOfApp(tx, deps, userId, readCode(text), false));
}

async function counted(
  { em, limits, now }: CodeDeps,
  limit: 'factor-code' | 'recovery-code',
  userId: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  await limits.spend(limit, userId).catch(async (error) => {
    await recordBlockedCode(em.fork(), userId, currentOrigin(), now());
    throw error;
  });
  if (!(await isRight()))
    throw wrongField('code', "This code isn't right. Each code works once: wait for the next one.");
  await limits.reset(limit, userId);
}

async function takeCodeOfApp(
  tx: EntityManager,
  { env, now }: CodeDeps,
  userId: string,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const stored = await readSecret(tx, userId);
  const secret = stored?.isConfirmed === isConfirmed && unseal(env, PURPOSE, userId, stored.secret);
  if (!secret) return false;
  const step = stepOfCode(secret, code, now());
  // Sealed again each time, so that a secret follows the shop's key when that is replaced.
  return (
    step !== null && spendStep(tx, userId, { step, sealed: seal(env, PURPOSE, userId, secret), now: now() })
  );
}

async function takeRecoveryCode({ em, now }: CodeDeps, userId: string, code: string): Promise<boolean> {
  const hash = await hashRecoveryCode(userId, code);
  return inTransaction(em, async (tx) => {
    if (!(await spendRecoveryCode(tx, userId, hash))) return false;
    await notifyOwner(tx, userId, 'recovery_code_used', now());
    return true;
  });
}
