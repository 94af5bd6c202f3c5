import { useEffect, useMemo, useRef } from 'react';
import { backOffMs } from '../apollo/back-off';
import { NO_RETRY } from '../apollo/retry-link';
import { NO_RATES, type ShipmentRates, toShipmentRates } from './shipment-rates';
import { useShipmentRatesQuery } from './shipment-rates.generated';

const BACK_OFF = { firstMs: 5000, longestMs: 60_000 };

/** The store's rates: fresh from the server, until then those of `kept`. Asks again until there are some. */
export function useShipmentRates(kept: ShipmentRates | undefined): ShipmentRates {
  // Read past the cache: other queries ask for fewer fields of the same unnamed objects and would empty these.
  const { data, previousData, error, refetch } = useShipmentRatesQuery({
    fetchPolicy: 'no-cache',
    context: NO_RETRY,
  });
  const failures = useRef(0);
  const answer = data ?? previousData;

  useEffect(() => {
    if (!error) {
      failures.current = 0;
      return;
    }
    const timer = setTimeout(() => void refetch().catch(() => {}), backOffMs(failures.current, BACK_OFF));
    failures.current += 1;
    return () => clearTimeout(timer);
  }, [error, refetch]);

  return useMemo(() => (answer ? toShipmentRates(answer) : (kept ?? NO_RATES)), [answer, kept]);
}
