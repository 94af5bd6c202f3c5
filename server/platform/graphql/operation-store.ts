import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

/** Apollo's name for what it puts before a hash. */
export const PREFIX = 'apq:';

/** Room for operations of others in one process. */
const LEARNT_MAX = 500;

/** Texts of the web client's operations by their SHA-256, written by `tools/lib/operations.mjs`. */
const OWN_FILE = new URL('./known-operations.json', import.meta.url);

/**
 * The texts behind the hashes that callers send instead (Apollo's automatic persisted queries). The shop's own are there
 * from the start and never make way. At most 500 others are learnt, each of at most 20,000 letters (the parser reads no
 * more) and only after it passed every check, so nobody fills the memory or pushes the shop's out. A process that does
 * not know a hash says so, and the caller sends the text.
 */
export class OperationStore {
  readonly #own: ReadonlyMap<string, string>;
  readonly #learnt = new LRUCache<string, string>({ max: LEARNT_MAX });

  constructor(own = readOwnOperations()) {
    this.#own = own;
  }

  /** How many operations of other clients are stored. */
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

  /** Whether this text, letter for letter, is an operation of the web client. */
  isOwn(text: string): boolean {
    return this.#own.has(createHash('sha256').update(text).digest('hex'));
  }
}

function readOwnOperations(): ReadonlyMap<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(OWN_FILE, 'utf8')) as Record<string, string>));
}
