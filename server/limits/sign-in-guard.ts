import { tooManyAttempts } from '../shared/errors/errors.js';
import type { Limits } from './limits.js';

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
      await Promise.all([this.takeBack(account, place), this.limits.giveBack('sign-in-pair', pair)]);
      throw error;
    });
    if (result !== null) await Promise.all([this.takeBack(account, place), this.letIn(account, place)]);
    return result;
  }

  /**
   * The owner of the account signed in from here: failures are reset, and the address stays allowed during an attack.
   */
  async letIn(account: string, place: string): Promise<void> {
    const pair = `${account} ${place}`;
    await Promise.all([this.limits.reset('sign-in-pair', pair), this.limits.remember('sign-in-known', pair)]);
  }

  /** Counts first and checks later: tries that come at once cannot pass each other. */
  private async admit(account: string, place: string, pair: string): Promise<void> {
    const { limits } = this;
    const factor = limits.pointsOf('sign-in-known');
    const [isKnown, ofPair] = await Promise.all([
      limits.used('sign-in-known', pair).then((uses) => uses > 0),
      limits.count('sign-in-pair', pair),
    ]);
    if (ofPair.count > limits.pointsOf('sign-in-pair')) throw tooManyAttempts(ofPair.retryAfter);
    const [ofPlace, ofAccount] = await Promise.all([
      limits.count('sign-in-ip', place),
      limits.count('sign-in-account', account),
    ]);
    if (isKnown) return;
    const isAttacked = ofAccount.count > limits.pointsOf('sign-in-account');
    const isPlaceUsedUp = ofPlace.count > limits.pointsOf('sign-in-ip');
    const isTriedAlready = isAttacked && ofPair.count > TRIES_UNDER_ATTACK * factor;
    if (!isPlaceUsedUp && !isTriedAlready) return;
    await this.takeBack(account, place);
    throw tooManyAttempts(isPlaceUsedUp ? ofPlace.retryAfter : ofPair.retryAfter);
  }

  private async takeBack(account: string, place: string): Promise<void> {
    await Promise.all([
      this.limits.giveBack('sign-in-ip', place),
      this.limits.giveBack('sign-in-account', account),
    ]);
  }
}
