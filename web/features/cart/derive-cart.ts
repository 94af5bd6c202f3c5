import { DEFAULT_DESTINATION, type DestinationKey } from '../../../rules/destinations';
import { customBoxPence, LINE_QUANTITY, quoteShipment } from '../../../rules/prices/quote';
import type { LineUpdate } from './cart-state';
import { type CartState, pendingChanges } from './cart-state';
import type { CartItem, CartLine, CartView, ConfirmedCart, Shipment } from './cart-types';
import type { ShipmentRates } from './rates/shipment-rates';

/** Unit price of an item whose price is unknown, while the server is unreachable (specification, section 9). */
export const PROVISIONAL_UNIT_PENCE = 2500;

export const EMPTY_SHIPMENT: Shipment = {
  destination: DEFAULT_DESTINATION,
  service: 'standard',
  fromCity: '',
  toCity: '',
  collectionDate: null,
};

/**
 * The cart to show: the confirmed one with every pending change applied, priced by the shared rules from the prices known
 * here.
 */
export function deriveCart(state: CartState, rates: ShipmentRates): CartView {
  const { confirmed, link } = state;
  const changes = pendingChanges(state);
  const shipment = { ...EMPTY_SHIPMENT, ...(confirmed && shipmentOf(confirmed)), ...changes.shipment };
  const priced = itemsWanted(confirmed, changes.lines).map((wanted) =>
    priceLine(wanted, shipment.destination, rates, link === 'local'),
  );
  const lines = priced.map(({ isUnknown: _, ...line }) => line);
  return {
    ...shipment,
    promotionCode: confirmed?.promotionCode,
    promotionProblem: confirmed?.promotionProblem,
    lines,
    quote: quoteShipment({
      lines,
      servicePence: rates.services.find(({ level }) => level === shipment.service)?.pence ?? 0,
      minimumPence: rates.destinations[shipment.destination]?.minimumPence ?? 0,
      promotions: confirmed?.offers,
    }),
    isProvisional: lines.some((line) => line.isProvisional),
    isRepricing: priced.some((line) => line.isUnknown),
  };
}

interface WantedLine {
  item: CartItem;
  quantity: number;
  /** Prices known here, the best one last. */
  known: readonly { destination: DestinationKey; pence: number | null }[];
}

function itemsWanted(
  confirmed: ConfirmedCart | null,
  updates: Readonly<Record<string, LineUpdate>>,
): WantedLine[] {
  const wanted = new Map<string, WantedLine>();
  for (const { item, quantity, unitPence } of confirmed?.lines ?? []) {
    const known = confirmed ? [{ destination: confirmed.destination, pence: unitPence }] : [];
    wanted.set(item.key, { item, quantity, known });
  }
  for (const { item, quantity, seen } of Object.values(updates)) {
    const before = wanted.get(item.key);
    const known = [...(seen ? [seen] : []), ...(before?.known ?? [])];
    wanted.set(item.key, { item: before?.item ?? item, quantity, known });
  }
  return [...wanted.values()].filter(({ quantity }) => quantity >= LINE_QUANTITY.min);
}

function priceLine(
  { item, quantity, known }: WantedLine,
  destination: DestinationKey,
  rates: ShipmentRates,
  isLocal: boolean,
): CartLine & { isUnknown: boolean } {
  const line = { ...item, quantity, isUnknown: false };
  const rate = rates.destinations[destination];
  if (item.customBox && rate) {
    return { ...line, unitPence: customBoxPence(item.customBox, rate), isProvisional: isLocal };
  }
  const price = known.findLast((price) => price.destination === destination);
  if (price) return { ...line, unitPence: price.pence, isProvisional: isLocal };
  if (isLocal) return { ...line, unitPence: PROVISIONAL_UNIT_PENCE, isProvisional: true };
  return { ...line, unitPence: known.at(-1)?.pence ?? null, isProvisional: false, isUnknown: true };
}

function shipmentOf({ destination, service, fromCity, toCity, collectionDate }: ConfirmedCart): Shipment {
  return { destination, service, fromCity, toCity, collectionDate };
}

/** The cart `now`, reusing objects of the previous cart where they are equal, so their components do not re-render. */
export function reuseUnchanged(before: CartView | undefined, now: CartView): CartView {
  if (!before) return now;
  const known = new Map(before.lines.map((line) => [line.key, line]));
  const lines = now.lines.map((line) => {
    const earlier = known.get(line.key);
    return earlier && isSameFields(earlier, line) ? earlier : line;
  });
  const areSame =
    lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at]);
  return {
    ...now,
    lines: areSame ? before.lines : lines,
    quote: isSameFields(before.quote, now.quote) ? before.quote : now.quote,
  };
}

/** A line's box is identified by its key. */
function isSameFields<T extends object>(before: T, now: T): boolean {
  const fields = Object.keys(now) as (keyof T | keyof CartLine)[];
  return fields.every((field) => field === 'customBox' || before[field as keyof T] === now[field as keyof T]);
}
