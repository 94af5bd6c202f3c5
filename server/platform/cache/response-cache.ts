import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ReadCache } from './read-cache.js';

const COMPRESS = {
  identity: async (bytes: Buffer) => bytes,
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;

/** Content codings of a response, smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly (keyof typeof COMPRESS)[];
/** One of ENCODINGS, or none. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** A response that fits one packet is sent uncompressed. */
const COMPRESSED_FROM_BYTES = 1_024;

/** Keys and responses in one process; the least recently used go first. */
const BYTES_MAX = 32 * 2 ** 20;
const ENTRIES_MAX = 2_000;

/** A response body: plain, and in each encoding once a client has asked for it. */
export class CachedResponse {
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

  /** A strong entity tag: equal exactly when the sent bytes are equal. */
  etag(encoding: Encoding): string {
    this.#hash ??= createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
    return `"${this.#hash}-${encoding}"`;
  }
}

/** Whole responses, ready to be sent, cached until any of the reads they are made from may have changed. */
export class ResponseCache<A extends CachedResponse = CachedResponse> {
  readonly #responses = new LRUCache<string, A>({
    max: ENTRIES_MAX,
    maxSize: BYTES_MAX,
    sizeCalculation: ({ plain }, key) => Buffer.byteLength(key) + plain.length,
  });
  #version = -1;

  constructor(private readonly reads: Pick<ReadCache, 'version'>) {}

  /** The cached response; undefined when there is none, or it may be out of date. */
  find(key: string): A | undefined {
    return this.#version >= 0 && this.#version === this.reads.version ? this.#responses.get(key) : undefined;
  }

  /**
   * Caches a response, and returns it. `version` is that of the reads before the response was computed; when the reads
   * have changed since, nothing is cached.
   */
  store(key: string, response: A, version: number): A {
    if (version < 0 || version !== this.reads.version) return response;
    if (version !== this.#version) this.#responses.clear();
    this.#version = version;
    this.#responses.set(key, response);
    return response;
  }
}
