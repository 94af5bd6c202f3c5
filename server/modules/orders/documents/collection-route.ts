import { outwardCode } from '../../../../rules/people/postcode.js';
import type { Page } from '../../../platform/api/pagination.js';
import { centreOf, kmBetween, type Place } from '../../places/district-centre.js';
import type { OrderToCollect } from './collection-sheet.store.js';

/** One place to stop at. */
export interface CollectionStop extends OrderToCollect {
  /** From 1, in the order they are driven to; what was collected keeps its own. */
  readonly stop: number;
  /** LS12 of LS12 3AB; empty when the postcode cannot be read. */
  readonly outwardCode: string;
  readonly isCollected: boolean;
}

/** Figures over some stops. */
export interface CollectionFigures {
  readonly stopCount: number;
  readonly collectedCount: number;
  readonly pieces: number;
  readonly volumeCm3: number;
  /** Of the pieces whose weight the catalogue knows. */
  readonly weightKg: number;
  /** Pieces whose weight is not known. */
  readonly unweighedPieces: number;
}

export interface CollectionArea extends CollectionFigures {
  readonly outwardCode: string;
}

/** What is collected on a day. */
export interface CollectionSheet {
  /** In London. */
  readonly date: string;
  /** In the order they are driven to. */
  readonly stops: readonly CollectionStop[];
  readonly areas: readonly CollectionArea[];
  readonly totals: CollectionFigures;
  /** Whether staff have chosen the order of the stops. */
  readonly isReordered: boolean;
  /** Rises with each choice of an order. */
  readonly orderVersion: number;
  /** Orders that are paid and stand on no sheet yet, as they have no day. */
  readonly withoutDate: number;
}

/** The part of a sheet that is read at once: figures of the whole day, stops of one page. */
export interface CollectionSheetSlice
  extends Omit<CollectionSheet, 'stops'>,
    Page<CollectionSheet['stops'][number]> {}

/** LS2 stands before LS10, and number 9 before number 10. */
const byNumbersIn = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const HOUSE_NUMBER = /^\d\S*\s+/;

/**
 * The collections of a day: district by district, always the nearest next from `depot` on, and within one street by street;
 * those without a readable postcode last. Those of `chosen` (ids of orders) come first, in its order.
 */
export function inDrivingOrder(
  collections: readonly OrderToCollect[],
  depot: string,
  chosen: readonly string[] = [],
): CollectionStop[] {
  const stops = collections.map((one) => ({
    one,
    outward: outwardCode(one.address.postcode),
    street: streetOf(one),
  }));
  const districts = nearestFirst(new Set(stops.map(({ outward }) => outward)), depot);
  const chosenAt = new Map(chosen.map((id, index) => [id, index]));
  const placeOf = (id: string) => chosenAt.get(id) ?? chosen.length;
  return stops
    .sort(
      (a, b) =>
        placeOf(a.one.id) - placeOf(b.one.id) ||
        districts.indexOf(a.outward) - districts.indexOf(b.outward) ||
        byNumbersIn.compare(a.street, b.street) ||
        byNumbersIn.compare(a.one.address.line1, b.one.address.line1) ||
        byNumbersIn.compare(a.one.number, b.one.number),
    )
    .map(({ one, outward }, index) => ({
      ...one,
      stop: index + 1,
      outwardCode: outward,
      isCollected: one.status !== 'processing',
    }));
}

/**
 * Postal districts by nearest neighbour from that of the depot, or from the first by its number without one; as near, by
 * number. Those that nobody can place come last.
 */
export function nearestFirst(districts: Iterable<string>, depot: string): string[] {
  const left = [...districts].sort((a, b) => Number(!a) - Number(!b) || byNumbersIn.compare(a, b));
  const order: string[] = [];
  for (let at = centreOf(depot); left.length > 0; ) {
    const from = at;
    const [nearest = ''] = from ? left.toSorted((a, b) => kmFrom(from, a) - kmFrom(from, b)) : left;
    left.splice(left.indexOf(nearest), 1);
    order.push(nearest);
    at = centreOf(nearest) ?? at;
  }
  return order;
}

/** To the nearest kilometre: the centres are not better known. */
function kmFrom(at: Place, district: string): number {
  const there = centreOf(district);
  return there ? Math.round(kmBetween(at, there)) : Number.MAX_SAFE_INTEGER;
}

/** Figures of each outward code, in the order of the stops. */
export function areasOf(stops: readonly CollectionStop[]): CollectionArea[] {
  return [...Map.groupBy(stops, (stop) => stop.outwardCode)].map(([code, some]) => ({
    outwardCode: code,
    ...figuresOf(some),
  }));
}

/** Stops of one area that follow each other; an area comes again when staff have put others between. */
export function runsOf(
  stops: readonly CollectionStop[],
): { readonly outwardCode: string; readonly stops: CollectionStop[] }[] {
  const runs: { outwardCode: string; stops: CollectionStop[] }[] = [];
  for (const stop of stops) {
    const last = runs.at(-1);
    if (last?.outwardCode === stop.outwardCode) last.stops.push(stop);
    else runs.push({ outwardCode: stop.outwardCode, stops: [stop] });
  }
  return runs;
}

/** Figures over these stops. */
export function figuresOf(stops: readonly CollectionStop[]): CollectionFigures {
  const sum = (of: (stop: CollectionStop) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  return {
    stopCount: stops.length,
    collectedCount: sum(({ isCollected }) => Number(isCollected)),
    pieces: sum(({ pieces }) => pieces),
    volumeCm3: sum(({ volumeCm3 }) => volumeCm3),
    weightKg: sum(({ weightKg }) => weightKg),
    unweighedPieces: sum(({ unweighedPieces }) => unweighedPieces),
  };
}

/** "Harbour Lane" of "12a Harbour Lane": who lives in one street stands together. */
function streetOf({ address }: OrderToCollect): string {
  return address.line1.replace(HOUSE_NUMBER, '');
}
