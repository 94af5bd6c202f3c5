import { useMemo, useState, useSyncExternalStore } from 'react';
import { findDestination } from '../../../rules/destinations';
import { readStored, subscribeStored } from '../../session/session';
import { readStoredRoute } from '../cart/storage/stored-route';
import type { QuoteStart } from '../shipments/quote-url';

/** Initial values of the home form: the cities of a begun shipment, and its destination or an earlier visit's. */
export function useQuoteStart(): QuoteStart {
  const start = useSyncExternalStore(subscribeStored, readStart, () => NOTHING);
  return useMemo(() => JSON.parse(start) as QuoteStart, [start]);
}

/** The route with what is typed over `start`, and how to change it; changes within one event add up. */
export function useTypedRoute(start: QuoteStart) {
  const [typed, setTyped] = useState<Partial<QuoteStart>>({});
  const change = (changed: Partial<QuoteStart>) => setTyped((before) => ({ ...before, ...changed }));
  return [{ ...start, ...typed }, change] as const;
}

const NOTHING = JSON.stringify({ fromCity: '', toCountry: '', toCity: '' } satisfies QuoteStart);

/** As text, so that equal values are equal. */
function readStart(): string {
  const { fromCity = '', toCity = '', destination = '' } = readStoredRoute() ?? {};
  const wanted = findDestination(readStored('toCountry') ?? (toCity && destination));
  const toCountry = wanted?.onHomeForm ? wanted.key : '';
  return JSON.stringify({ fromCity, toCountry, toCity } satisfies QuoteStart);
}
