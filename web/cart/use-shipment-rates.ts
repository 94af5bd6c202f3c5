import { useEffect, useMemo } from 'react';
import { useShipmentRatesQuery } from '../gql';
import { NO_RATES, type ShipmentRates, toShipmentRates } from './shipment-rates';

const RETRY_MS = 5000;

/** The store's rates: fresh from the server, until then those of `kept`. Asks again until there are some. */
export function useShipmentRates(kept: ShipmentRates | undefined): ShipmentRates {
  // Read past the cache: other queries ask for fewer fields of the same unnamed objects and would empty these.
  const { data, previousData, error, refetch } = useShipmentRatesQuery({ fetchPolicy: 'no-cache' });
  const answer = data ?? previousData;

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void refetch().catch(() => {}), RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, refetch]);

  return useMemo(() => (answer ? toShipmentRates(answer) : (kept ?? NO_RATES)), [answer, kept]);
}
