import { outwardCode } from '../../rules/people/postcode.js';
import type { StoredCollection } from './collection-sheet.store.js';

/** One place to stop at. */
export interface CollectionStop extends StoredCollection {
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
  /** Orders that are paid and stand on no sheet yet, as they have no day. */
  readonly withoutDate: number;
}

/** LS2 stands before LS10, and number 9 before number 10. */
const byNumbersIn = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const HOUSE_NUMBER = /^\d\S*\s+/;

/** The collections of a day in the order of their postcodes, then street by street; those without a readable postcode last. */
export function inDrivingOrder(collections: readonly StoredCollection[]): CollectionStop[] {
  return collections
    .map((one) => ({ one, outward: outwardCode(one.address.postcode), street: streetOf(one) }))
    .sort(
      (a, b) =>
        Number(!a.outward) - Number(!b.outward) ||
        byNumbersIn.compare(a.outward, b.outward) ||
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

/** Figures of each outward code, in the order of the stops. */
export function areasOf(stops: readonly CollectionStop[]): CollectionArea[] {
  return [...Map.groupBy(stops, (stop) => stop.outwardCode)].map(([code, some]) => ({
    outwardCode: code,
    ...figuresOf(some),
  }));
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
function streetOf({ address }: StoredCollection): string {
  return address.line1.replace(HOUSE_NUMBER, '');
}
