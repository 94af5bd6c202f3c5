import type { KeptReads } from './kept-reads.js';

/** Room for questions and answers in one process; when it is full the memory is begun afresh. */
const BYTES_MAX = 32 * 2 ** 20;

/** Whole answers, ready to be sent, kept until any of the reads they are made from may have changed. */
export class KeptAnswers {
  #answers = new Map<string, Buffer>();
  #bytes = 0;
  #version = -1;

  constructor(private readonly reads: Pick<KeptReads, 'version'>) {}

  /** The answer to a question; undefined when there is none, or it may be out of date. */
  find(question: string): Buffer | undefined {
    return this.#version >= 0 && this.#version === this.reads.version
      ? this.#answers.get(question)
      : undefined;
  }

  /** Keeps an answer. `version` is that of the reads before the answer was begun; if it is no longer theirs, nothing is kept. */
  keep(question: string, answer: Buffer, version: number): void {
    if (version < 0 || version !== this.reads.version) return;
    if (version !== this.#version || this.#bytes > BYTES_MAX) {
      this.#answers = new Map();
      this.#bytes = 0;
      this.#version = version;
    }
    this.#answers.set(question, answer);
    this.#bytes += Buffer.byteLength(question) + answer.length;
  }
}
