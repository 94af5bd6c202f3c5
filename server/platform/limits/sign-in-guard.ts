import { tooManyAttempts } from '../errors/errors.js';
import type { LimitChange, Limits } from './limits.js';

/** Attempts of a new place at an attacked account in 15 minutes. */
const TRIES_UNDER_ATTACK = 1;
/** Beyond this multiple of the failures that mark an attack, only known places may try, and the link in an email. */
const CLOSED_TO_STRANGERS = 5;

const BY_EMAIL =
  'Too many attempts. To log in now, choose a new password with “Forgotten password?”, or try again later.';

/** The place and network that a sign-in comes from. */
export interface SignInPlace {
  readonly place: string;
  readonly network: string;
}

/**
 * Slows down guessing without closing an account. Failures count for the account at its place, for the place, and for
 * the account. An account that fails from many places is under attack: places that it has not signed in from lately
 * then get a single attempt, and none after further failures: then only known places get in, and users of an emailed
 * link. Known places are unaffected.
 */
export class SignInGuard {
  constructor(private readonly limits: Limits) {}

  /**
   * Runs one check of a password for an account (existing or not: both are treated alike) from a place. Null from the
   * check means a failure. Throws TOO_MANY_ATTEMPTS without checking.
   */
  async tryTo<T>(account: string, from: SignInPlace, check: () => Promise<T | null>): Promise<T | null> {
    const pair = `${account} ${from.place}`;
    await this.admit(account, from, pair);
    const result = await check().catch(async (error) => {
      await this.limits.change([
        ...takenBack(account, from),
        { name: 'sign-in-pair', key: pair, how: 'takeBack' },
      ]);
      throw error;
    });
    if (result !== null) await this.limits.change([...takenBack(account, from), ...letIn(pair)]);
    return result;
  }

  /**
   * The owner of the account signed in from here: failures are reset, and the place stays allowed during an attack.
   */
  async letIn(account: string, place: string): Promise<void> {
    await this.limits.change(letIn(`${account} ${place}`));
  }

  /** Counts first and checks later: simultaneous attempts cannot pass each other. */
  private async admit(account: string, from: SignInPlace, pair: string): Promise<void> {
    const { limits } = this;
    const factor = limits.pointsOf('sign-in-known');
    const [ofPair, known] = await limits.change([
      { name: 'sign-in-pair', key: pair },
      { name: 'sign-in-known', key: pair, how: 'read' },
    ]);
    if (ofPair.count > limits.pointsOf('sign-in-pair')) throw tooManyAttempts(ofPair.retryAfter);
    const [ofPlace, ofNetwork, ofAccount] = await limits.change([
      { name: 'sign-in-ip', key: from.place },
      { name: 'sign-in-network', key: from.network },
      { name: 'sign-in-account', key: account },
    ]);
    if (known.count > 0) return;
    const accountMax = limits.pointsOf('sign-in-account');
    const isClosed = ofAccount.count > accountMax * CLOSED_TO_STRANGERS;
    const isTriedAlready = ofAccount.count > accountMax && ofPair.count > TRIES_UNDER_ATTACK * factor;
    const used =
      (ofPlace.count > limits.pointsOf('sign-in-ip') && ofPlace) ||
      (ofNetwork.count > limits.pointsOf('sign-in-network') && ofNetwork) ||
      (isClosed && ofAccount) ||
      (isTriedAlready && ofPair);
    if (!used) return;
    await limits.change(takenBack(account, from));
    throw tooManyAttempts(used.retryAfter, isClosed ? BY_EMAIL : undefined);
  }
}

/** Changes that undo the counting of a refused attempt. */
const takenBack = (account: string, { place, network }: SignInPlace): LimitChange[] => [
  { name: 'sign-in-ip', key: place, how: 'takeBack' },
  { name: 'sign-in-network', key: network, how: 'takeBack' },
  { name: 'sign-in-account', key: account, how: 'takeBack' },
];

const letIn = (pair: string): LimitChange[] => [
  { name: 'sign-in-pair', key: pair, how: 'reset' },
  { name: 'sign-in-known', key: pair, how: 'remember' },
];
