import { PdfLane, type PdfRequest } from './pdf-lane.js';

/** Processor time in which nobody notices the wait for a document. */
const SHORT_MS = 250;

/**
 * Makes PDF documents in two threads, which start on demand: one is reserved for short documents, so that none waits
 * for a list of 2,000 entries, which takes 2.5 s of processor time.
 */
export class PdfMaker {
  readonly #short: PdfLane;
  readonly #long: PdfLane;

  /** `withinMs`: longest time for making one; another one only in tests, on machines that run out of memory later. */
  constructor(withinMs = 20_000) {
    this.#short = new PdfLane({ ofOneMax: 5, cancels: false, withinMs });
    this.#long = new PdfLane({ ofOneMax: 2, cancels: true, withinMs });
  }

  /** Returns the document. Throws STORE_UNAVAILABLE for too many waiting, in all or by one person, or too late. */
  make(wanted: PdfRequest): Promise<Uint8Array> {
    return (wanted.workMs <= SHORT_MS ? this.#short : this.#long).make(wanted);
  }

  /** Ends the threads, and refuses every waiting caller. */
  async stop(): Promise<void> {
    await Promise.all([this.#short.stop(), this.#long.stop()]);
  }
}
