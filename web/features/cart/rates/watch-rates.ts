import { backOffMs } from '../../../data/back-off';
import type { ClientSource } from '../../../data/client-loader';
import { NO_RETRY } from '../../../data/links/retry-state';
import { ShopDocument } from '../../../lib/shop/shop.generated';
import { type ShipmentRates, toShipmentRates } from './shipment-rates';

const BACK_OFF = { firstMs: 5000, longestMs: 60_000 };

/** Fetches the store's rates and calls `onRates`; retries until they arrive. */
export function watchRates({ load }: ClientSource, onRates: (rates: ShipmentRates) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts fetches; only the latest response is used. */
  let asked = 0;

  async function ask(failures: number): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const inFlight = asked;
    try {
      // An open cart is priced by the server's current rates.
      const { data } = await (await load()).query({
        query: ShopDocument,
        fetchPolicy: 'network-only',
        context: NO_RETRY,
      });
      if (inFlight === asked && data) onRates(toShipmentRates(data.store));
    } catch {
      if (inFlight === asked) timer = setTimeout(() => void ask(failures + 1), backOffMs(failures, BACK_OFF));
    }
  }

  return {
    now: () => void ask(0),
    stop(): void {
      asked += 1;
      clearTimeout(timer);
    },
  };
}
