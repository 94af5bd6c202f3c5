import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KeptReads } from './read-cache.js';

const COMPRESS = {
  identity: async (bytes: Buffer) => bytes,
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** The content codings that an answer can be sent in, the shortest first. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly (keyof typeof COMPRESS)[];
/** As it is, or in one of them. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** An answer of one packet is sent as it is. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Questions and answers in one process; the least recently used go first. */
const BYTES_MAX = 32 * 2 ** 20;
const ENTRIES_MAX = 2_000;

/** One answer as it goes over the wire: plain, and in each encoding once somebody has asked for it. */
export class KeptAnswer {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #hash: string | undefined;

  constructor(readonly plain: Buffer) {}

  get isWorthCompressing(): boolean {
    return this.plain.length >= COMPRESSED_FROM_BYTES;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const bytes = this.#encoded.get(encoding) ?? COMPRESS[encoding](this.plain);
    this.#encoded.set(encoding, bytes);
    return bytes;
  }

  /** A strong entity tag: equal exactly when the bytes that are sent are. */
  etag(encoding: Encoding): string {
    this.#hash ??= createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
    return `"${this.#hash}-${encoding}"`;
  }
}

/** Whole answers, ready to be sent, kept until any of the reads they are made from may have changed. */
export class KeptAnswers<A extends KeptAnswer = KeptAnswer> {
  readonly #answers = new LRUCache<string, A>({
    max: ENTRIES_MAX,
    maxSize: BYTES_MAX,
    sizeCalculation: ({ plain }, question) => Buffer.byteLength(question) + plain.length,
  });
  #version = -1;

  constructor(private readonly reads: Pick<KeptReads, 'version'>) {}

  /** The answer to a question; undefined when there is none, or it may be out of date. */
  find(question: string): A | undefined {
    return this.#version >= 0 && this.#version === this.reads.version
      ? this.#answers.get(question)
      : undefined;
  }

  /**
   * Keeps an answer, and returns it. `version` is that of the reads before the answer was begun; if it is no longer
   * theirs, nothing is kept.
   */
  keep(question: string, answer: A, version: number): A {
    if (version < 0 || version !== this.reads.version) return answer;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    this.#answers.set(question, answer);
    return answer;
  }
}
