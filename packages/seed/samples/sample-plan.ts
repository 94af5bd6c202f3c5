import type { DestinationKey } from '../../../rules/destinations.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';

/** Quantities by the slug of a product. */
export type Household = Readonly<Record<string, number>>;

/** The things that a household moves with. A shop that sells none of it gets orders of what it sells. */
export const HOUSEHOLDS: readonly Household[] = [
  { 'standard-box': 4, 'large-suitcase': 2 },
  { 'standard-box': 8, 'book-box': 3, 'bicycle-in-a-bike-box': 1 },
  { 'large-box': 6, 'wardrobe-box': 2, 'china-and-glass-box': 2, 'television-up-to-55-inches': 1 },
  { 'double-mattress': 1, 'double-bed-frame': 1, 'chest-of-drawers': 1, 'standard-box': 10 },
  { 'three-seater-sofa': 1, armchair: 2, 'coffee-table': 1, 'rolled-rug': 1, 'large-box': 8 },
  { 'dining-table': 1, 'dining-chair': 6, sideboard: 1, 'china-and-glass-box': 4 },
  { 'guitar-in-a-case': 2, 'guitar-amplifier': 1, 'small-box': 5 },
  { 'office-desk': 1, 'office-chair': 1, 'desktop-computer': 1, 'computer-monitor': 2, 'archive-box': 6 },
  { 'upright-piano': 1, 'book-box': 6 },
  { surfboard: 2, 'golf-bag': 1, 'tent-and-camping-kit': 1, holdall: 3 },
  { cot: 1, pushchair: 1, 'high-chair': 1, 'standard-box': 12 },
  { 'large-picture': 3, 'wall-mirror': 1, 'lamp-and-vase-box': 2, 'medium-picture': 4 },
];

/** An order of the sample. Days count from today; what has a day to come has not happened yet. */
export interface PlannedOrder {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly booked: number;
  /** Null: to be agreed. */
  readonly collection: number | null;
  readonly sailed?: number;
  readonly delivered?: number;
  readonly cancelled?: number;
  /** The collection day has passed, and the order is not set to shipped. */
  readonly isMissed?: boolean;
  /** A part of it was refunded after its delivery. */
  readonly hasAmends?: boolean;
  /** Waits for a bank transfer. */
  readonly isUnpaid?: boolean;
}

type Row = readonly [DestinationKey, ServiceLevel, number, number | null, Partial<PlannedOrder>?];

/** Oldest first: what has arrived, is at sea, is at the dock, is collected today, tomorrow and in the weeks to come. */
const ROWS: readonly Row[] = [
  ['australia', 'standard', -76, -69, { sailed: -64, delivered: -17 }],
  ['usa', 'express', -70, -62, { sailed: -58, delivered: -24 }],
  ['canada', 'standard', -68, -61, { sailed: -57, delivered: -12, hasAmends: true }],
  ['newzealand', 'whiteglove', -66, -60, { sailed: -55, delivered: -4 }],
  ['southafrica', 'standard', -61, -54, { sailed: -50, delivered: -9 }],
  ['dubai', 'standard', -58, -52, { sailed: -47, delivered: -15 }],
  ['singapore', 'express', -55, -49, { sailed: -45, delivered: -6 }],
  ['malaysia', 'standard', -52, -47, { sailed: -43, delivered: -1 }],
  ['japan', 'standard', -31, -26, { sailed: -21 }],
  ['hongkong', 'express', -30, -25, { sailed: -20 }],
  ['australia', 'standard', -29, -24, { sailed: -18 }],
  ['bahrain', 'standard', -28, -23, { sailed: -17 }],
  ['usa', 'standard', -27, -21, { sailed: -15 }],
  ['canada', 'whiteglove', -25, -19, { sailed: -14 }],
  ['china', 'standard', -24, -18, { sailed: -13 }],
  ['australia', 'express', -22, -15, { sailed: -9 }],
  ['newzealand', 'standard', -20, -13, { sailed: -7 }],
  ['southafrica', 'standard', -18, -9],
  ['usa', 'standard', -16, -7],
  ['dubai', 'express', -14, -6],
  ['australia', 'standard', -13, -5],
  ['singapore', 'standard', -11, -4],
  ['canada', 'standard', -10, -2],
  ['usa', 'standard', -21, 4, { cancelled: -19 }],
  ['australia', 'whiteglove', -15, 9, { cancelled: -8 }],
  ['hongkong', 'standard', -9, 12, { cancelled: -3 }],
  ['newzealand', 'standard', -9, -1, { isMissed: true }],
  ['australia', 'standard', -8, 0],
  ['usa', 'express', -7, 0],
  ['canada', 'standard', -7, 0],
  ['japan', 'standard', -6, 0],
  ['dubai', 'standard', -6, 1],
  ['southafrica', 'whiteglove', -5, 1],
  ['malaysia', 'standard', -5, 1],
  ['china', 'standard', -4, 4],
  ['bahrain', 'standard', -4, 6, { isUnpaid: true }],
  ['singapore', 'express', -3, 9],
  ['australia', 'standard', -2, null],
  ['usa', 'standard', -1, 13],
  ['newzealand', 'standard', -1, 20],
];

export const SAMPLE_ORDERS: readonly PlannedOrder[] = ROWS.map(
  ([destination, service, booked, collection, rest]) => ({
    destination,
    service,
    booked,
    collection,
    ...rest,
  }),
);

/** How many days ago each saved quote was made: the last but one ends tomorrow, the last has ended. */
export const QUOTE_AGES = [0.2, 1, 3, 6, 11, 18, 28, 29, 34];
