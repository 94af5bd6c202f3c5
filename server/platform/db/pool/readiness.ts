import { within } from '../../turns/within.js';

/** Whoever asks within this time gets the same answer. */
const REUSE_MS = 1_000;
/** A database that hangs says nothing; who asks gives up after some seconds. */
const CHECK_WITHIN_MS = 2_000;
/** So many failures in a row are no busy moment: all processes would leave the balancer at once for that. */
const FAILURES_MAX = 2;

/**
 * Whether a check succeeds, as a load balancer should see it: one that cannot be made leaves the last answer and is
 * repeated
 * at once, the second one in a row means no; one that found no place beside work that goes on does not count. Until the
 * first success the answer is no.
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
    // A check that hangs has one connection, not one more each second.
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
