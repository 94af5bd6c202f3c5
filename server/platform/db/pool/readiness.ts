import { within } from '../../turns/within.js';

/** Time for which a result is reused. */
const REUSE_MS = 1_000;
/** A database that hangs does not answer, and a caller of /readyz gives up after some seconds. */
const CHECK_WITHIN_MS = 2_000;
/** Failures in a row that mean not ready: after a single one, all processes would leave the load balancer at once. */
const FAILURES_MAX = 2;

/**
 * Readiness as a load balancer should see it. A check that fails leaves the last result and is repeated, and the
 * second failure in a row means not ready; a failure while the pool is busy does not count. Not ready until the first
 * success.
 */
export class Readiness {
  readonly #check: () => Promise<boolean>;
  #underWay: Promise<boolean> | null = null;
  #latest: Promise<boolean> | null = null;
  #isReady = false;
  #failures = 0;

  constructor(
    check: () => Promise<boolean>,
    private readonly isBusy: () => boolean,
    private readonly reuseMs = REUSE_MS,
  ) {
    this.#check = check;
  }

  /** Never throws. */
  isReady(): Promise<boolean> {
    this.#latest ??= this.look();
    return this.#latest;
  }

  private async look(): Promise<boolean> {
    // A check that hangs holds one connection, not one more each second.
    this.#underWay ??= this.#check().finally(() => {
      this.#underWay = null;
    });
    try {
      this.#isReady = await within(CHECK_WITHIN_MS, this.#underWay);
      this.#failures = 0;
    } catch {
      if (!this.isBusy()) this.#failures += 1;
      if (this.#failures >= FAILURES_MAX) this.#isReady = false;
    }
    setTimeout(() => {
      this.#latest = null;
      if (this.#failures === 1) void this.isReady();
    }, this.reuseMs).unref();
    return this.#isReady;
  }
}
