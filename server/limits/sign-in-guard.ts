import { tooManyAttempts } from '../shared/errors/errors.js';
import type { LimitChange, Limits } from './limits.js';

/** New places may try an attacked account this often in 15 minutes. */
const TRIES_UNDER_ATTACK = 1;

/**
 * Slows down guessing without closing an account. Failures count for the account at its place, for the place, and for
 * the account. An account that fails from many places is attacked: places it has not signed in from lately then get a
 * single try. So the right password at the first try always gets in, and from a known place as ever.
 */
export class SignInGuard {
  constructor(private readonly limits: Limits) {}

  /**
   * Runs one check of a password for an account (known or not: both are treated alike) from a place. Null from the
   * check means a failure. Throws TOO_MANY_ATTEMPTS without checking.
   */
  async tryTo<T>(account: string, place: string, check: () => Promise<T | null>): Promise<T | null> {
    const pair = `${account} ${place}`;
    await this.admit(account, place, pair);
    const result = await check().catch(async (error) => {
      await this.limits.change([
        ...takenBack(account, place),
        { name: 'sign-in-pair', key: pair, how: 'takeBack' },
      ]);
      throw error;
    });
    if (result !== null) await this.limits.change([...takenBack(account, place), ...letIn(pair)]);
    return result;
  }

  /**
   * The owner of the account signed in from here: failures are reset, and the address stays allowed during an attack.
   */
  async letIn(account: string, place: string): Promise<void> {
    await this.limits.change(letIn(`${account} ${place}`));
  }

  /** Counts first and checks later: tries that come at once cannot pass each other. */
  private async admit(account: string, place: string, pair: string): Promise<void> {
    const { limits } = this;
    const factor = limits.pointsOf('sign-in-known');
    const [ofPair, known] = await limits.change([
      { name: 'sign-in-pair', key: pair },
      { name: 'sign-in-known', key: pair, how: 'read' },
    ]);
    if (ofPair.count > limits.pointsOf('sign-in-pair')) throw tooManyAttempts(ofPair.retryAfter);
    const [ofPlace, ofAccount] = await limits.change([
      { name: 'sign-in-ip', key: place },
      { name: 'sign-in-account', key: account },
    ]);
    if (known.count > 0) return;
    const isAttacked = ofAccount.count > limits.pointsOf('sign-in-account');
    const isPlaceUsedUp = ofPlace.count > limits.pointsOf('sign-in-ip');
    const isTriedAlready = isAttacked && ofPair.count > TRIES_UNDER_ATTACK * factor;
    if (!isPlaceUsedUp && !isTriedAlready) return;
    await limits.change(takenBack(account, place));
    throw tooManyAttempts((isPlaceUsedUp ? ofPlace : ofPair).retryAfter);
  }
}

/** A try that turned out to be none. */
const takenBack = (account: string, place: string): LimitChange[] => [
  { name: 'sign-in-ip', key: place, how: 'takeBack' },
  { name: 'sign-in-account', key: account, how: 'takeBack' },
];

const letIn = (pair: string): LimitChange[] => [
  { name: 'sign-in-pair', key: pair, how: 'reset' },
  { name: 'sign-in-known', key: pair, how: 'remember' },
];
