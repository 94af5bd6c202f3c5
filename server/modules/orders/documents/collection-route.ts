import { outwardCode } from '../../../../rules/people/postcode.js';
import type { Page } from '../../../platform/api/pagination.js';
import { centreOf, kmBetween, type Place } from '../../places/district-centre.js';
import type { OrderToCollect } from './collection-sheet.store.js';

/** One stop of the drivers. */
export interface CollectionStop extends OrderToCollect {
  /** Position in the driving order, from 1; a collected order keeps its position. */
  readonly stop: number;
  /** LS12 of LS12 3AB; empty when the postcode cannot be read. */
  readonly outwardCode: string;
  readonly isCollected: boolean;
}

/** Totals over some stops. */
export interface CollectionFigures {
  readonly stopCount: number;
  readonly collectedCount: number;
  readonly pieces: number;
  readonly volumeCm3: number;
  /** Weight of the pieces whose weight the catalogue knows. */
  readonly weightKg: number;
  /** Pieces whose weight is not known. */
  readonly unweighedPieces: number;
}

export interface CollectionArea extends CollectionFigures {
  readonly outwardCode: string;
}

/** The collections of a day. */
export interface CollectionSheet {
  /** The day in London. */
  readonly date: string;
  /** In driving order. */
  readonly stops: readonly CollectionStop[];
  readonly areas: readonly CollectionArea[];
  readonly totals: CollectionFigures;
  /** Whether staff have sorted the stops. */
  readonly isReordered: boolean;
  /** Rises each time staff sort the stops. */
  readonly orderVersion: number;
  /** Paid orders that have no collection date yet. */
  readonly withoutDate: number;
}

/** The part of a sheet that is read at once: totals of the whole day, stops of one page. */
export interface CollectionSheetSlice
  extends Omit<CollectionSheet, 'stops'>,
    Page<CollectionSheet['stops'][number]> {}

/** Compares numbers by value: LS2 before LS10, and number 9 before number 10. */
const byNumbersIn = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const HOUSE_NUMBER = /^\d\S*\s+/;

/**
 * The collections of a day: first those of `chosen` (ids of orders) in its order, then district by district, each the
 * nearest to the one before, starting from `depot`, and street by street within one; without a readable postcode last.
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
 * Postal districts, each the nearest to the one before, starting from the depot's, or without one from the first by
 * number; equally near ones by number. Districts with no known centre come last.
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

/** Distance to the nearest kilometre: the centres are not known more exactly. */
function kmFrom(at: Place, district: string): number {
  const there = centreOf(district);
  return there ? Math.round(kmBetween(at, there)) : Number.MAX_SAFE_INTEGER;
}

/** Totals of each outward code, in the order of the stops. */
export function areasOf(stops: readonly CollectionStop[]): CollectionArea[] {
  return [...Map.groupBy(stops, (stop) => stop.outwardCode)].map(([code, some]) => ({
    outwardCode: code,
    ...figuresOf(some),
  }));
}

/** Runs of stops in one area; an area has several runs when staff have put other stops between. */
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

/** Totals over these stops. */
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

/** "Harbour Lane" of "12a Harbour Lane": groups the stops of one street. */
function streetOf({ address }: OrderToCollect): string {
  return address.line1.replace(HOUSE_NUMBER, '');
}
