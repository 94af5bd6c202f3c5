import { PdfLane, type WantedPdf } from './pdf-lane.js';

/** Nobody notices waiting for a document that takes no longer. */
const SHORT_MS = 250;

/**
 * Makes PDF documents in two threads, which start when they are asked for: one is reserved for short documents, so
 * that none waits for a list of 2,000 entries, which takes 2.5 s of processor.
 */
export class PdfMaker {
  readonly #short: PdfLane;
  readonly #long: PdfLane;

  /** `withinMs`: what making one may take; another one for tests only, on machines that need longer to run out of memory. */
  constructor(withinMs = 20_000) {
    this.#short = new PdfLane({ ofOneMax: 5, cancels: false, withinMs });
    this.#long = new PdfLane({ ofOneMax: 2, cancels: true, withinMs });
  }

  /** The document. Throws STORE_UNAVAILABLE when too many are waited for, in all or by this person, or when it takes too long. */
  make(wanted: WantedPdf): Promise<Uint8Array> {
    return (wanted.workMs <= SHORT_MS ? this.#short : this.#long).make(wanted);
  }

  /** Ends the threads, and refuses whoever waits. */
  async stop(): Promise<void> {
    await Promise.all([this.#short.stop(), this.#long.stop()]);
  }
}
