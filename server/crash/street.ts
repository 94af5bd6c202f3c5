import type { ProviderDoor } from './browser-payment.js';
import type { Wire } from './shop-calls.js';

/** Where people shop. */
export interface Street {
  readonly wire: Wire;
  readonly provider: ProviderDoor;
  readonly productIds: readonly string[];
}
