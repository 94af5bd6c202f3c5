import type { Deps } from '../../platform/service/service.js';
import { readTerms } from './settings.store.js';
import type { StoreTerms } from './store-terms.js';

/** Reads the shop's terms. */
export class StoreService {
  constructor(private readonly deps: Deps<'reads' | 'readCache'>) {}

  /** The terms in force: cached, and fresh within milliseconds of a change by staff. */
  terms(): Promise<StoreTerms> {
    return this.deps.readCache.getOrLoad('store', () => readTerms(this.deps.reads));
  }
}
