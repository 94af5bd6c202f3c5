import { useMemo, useSyncExternalStore } from 'react';
import { findDestination } from '../../rules/destinations';
import { readStored, subscribeStored } from '../apollo/session/session';
import { readStoredRoute } from '../cart/storage/stored-route';
import type { QuoteStart } from '../shipments/quote-address';

/** Initial values of the home form: the cities of a begun shipment, and its destination or an earlier visit's. */
export function useQuoteStart(): QuoteStart {
  const start = useSyncExternalStore(subscribeStored, readStart, () => NOTHING);
  return useMemo(() => JSON.parse(start) as QuoteStart, [start]);
}

const NOTHING = JSON.stringify({ fromCity: '', toCountry: '', toCity: '' } satisfies QuoteStart);

/** As text, so that equal values are equal. */
function readStart(): string {
  const { fromCity = '', toCity = '', destination = '' } = readStoredRoute() ?? {};
  const wanted = findDestination(readStored('toCountry') ?? (toCity && destination));
  const toCountry = wanted?.onHomeForm ? wanted.key : '';
  return JSON.stringify({ fromCity, toCountry, toCity } satisfies QuoteStart);
}
