import type { ReadPool } from '../db/replicas/read-pool.js';
import type { ReadCache } from '../shared/cache/read-cache.js';
import { readTerms } from './settings.store.js';
import type { StoreTerms } from './store-terms.js';

export interface StoreDeps {
  readonly reads: ReadPool;
  readonly readCache: ReadCache;
}

/** Reads the shop's terms. */
export class StoreService {
  constructor(private readonly deps: StoreDeps) {}

  /** The terms in force: cached, and fresh within milliseconds of a change by staff. */
  terms(): Promise<StoreTerms> {
    return this.deps.readCache.getOrLoad('store', () => readTerms(this.deps.reads));
  }
}
