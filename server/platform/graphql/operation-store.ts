import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

/** Apollo's prefix of a hash. */
export const PREFIX = 'apq:';

/** Other clients' operations stored in one process. */
const LEARNT_MAX = 500;

/** Texts of the web client's operations by their SHA-256, written by `tools/lib/operations.mjs`. */
const OWN_FILE = new URL('./known-operations.json', import.meta.url);

/**
 * The texts behind the hashes that callers send instead (Apollo's automatic persisted queries). The shop's own are
 * there from the start and are never evicted. At most 500 others are stored, each of at most 20,000 letters (the
 * parser's limit) and only after it passed every check, so nobody fills the memory or evicts the shop's own. For an
 * unknown hash the process answers so, and the caller sends the text.
 */
export class OperationStore {
  readonly #own: ReadonlyMap<string, string>;
  readonly #learnt = new LRUCache<string, string>({ max: LEARNT_MAX });

  constructor(own = readOwnOperations()) {
    this.#own = own;
  }

  /** Operations of other clients that are stored. */
  get learntCount(): number {
    return this.#learnt.size;
  }

  async get(key: string): Promise<string | undefined> {
    return this.#own.get(key.slice(PREFIX.length)) ?? this.#learnt.get(key);
  }

  async set(key: string, text: string): Promise<void> {
    if (this.#own.has(key.slice(PREFIX.length))) return;
    this.#learnt.set(key, text);
  }

  async delete(key: string): Promise<boolean> {
    return this.#learnt.delete(key);
  }

  /** Whether this text is exactly an operation of the web client. */
  isOwn(text: string): boolean {
    return this.#own.has(createHash('sha256').update(text).digest('hex'));
  }
}

function readOwnOperations(): ReadonlyMap<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(OWN_FILE, 'utf8')) as Record<string, string>));
}
