import type { ProviderApi } from './browser-payment.js';
import type { Wire } from './shop-calls.js';

/** Somebody with an account and an empty cart. */
export interface Shopper {
  readonly userId: string;
  readonly token: string;
}

/** Where people shop, and who works there. */
export interface Street {
  readonly wire: Wire;
  readonly provider: ProviderApi;
  readonly productIds: readonly string[];
  /** Two of staff. */
  readonly staff: readonly Shopper[];
}
