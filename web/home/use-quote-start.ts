import { useMemo, useSyncExternalStore } from 'react';
import { findDestination } from '../../rules/destinations';
import { readStored, subscribeStored } from '../apollo/session/session';
import { readStoredRoute } from '../cart/storage/stored-route';
import type { QuoteStart } from '../shipments/quote-address';

/** What the home form begins with: the towns of a shipment that was begun, and its destination or that of an earlier visit. */
export function useQuoteStart(): QuoteStart {
  const start = useSyncExternalStore(subscribeStored, readStart, () => NOTHING);
  return useMemo(() => JSON.parse(start) as QuoteStart, [start]);
}

const NOTHING = JSON.stringify({ fromCity: '', toCountry: '', toCity: '' } satisfies QuoteStart);

/** As text, which is the same as long as it says the same. */
function readStart(): string {
  const { fromCity = '', toCity = '', destination = '' } = readStoredRoute() ?? {};
  const wanted = findDestination(readStored('toCountry') ?? (toCity && destination));
  const toCountry = wanted?.onHomeForm ? wanted.key : '';
  return JSON.stringify({ fromCity, toCountry, toCity } satisfies QuoteStart);
}
