/** How much there is to be. */
export interface Scale {
  readonly orders: number;
  readonly users: number;
  /** All products, with those of the first catalogue. */
  readonly products: number;
  readonly quotes: number;
  /** The seed of all chances: the same seed and `now` make the same shop. */
  readonly seed: number;
  readonly now: Date;
}

/** Orders that are written together: the numbers of the first and the last. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** A number of orders whose temporary tables stay in memory. */
const BATCH = 50_000;

/** All orders of a scale, in batches. */
export function batchesOf({ orders }: Pick<Scale, 'orders'>): Batch[] {
  return Array.from({ length: Math.ceil(orders / BATCH) }, (_, no) => ({
    from: no * BATCH + 1,
    to: Math.min(orders, (no + 1) * BATCH),
  }));
}

/** A shop after three years. */
export const LARGE: Omit<Scale, 'now'> = {
  orders: 100_000,
  users: 20_000,
  products: 2_000,
  quotes: 600,
  seed: 1,
};

const YEARS = 3;

/** The moment of the nth of so many, spread over three years, more of them every year. */
export function momentSql(now: Date, n: string, count: number): string {
  const past = `power((${n}) / ${count}.0, 0.85)`;
  return `('${now.toISOString()}'::timestamptz - interval '${YEARS} years' * (1 - ${past}) - interval '1 minute')`;
}

/** The moment itself. */
export function nowSql({ now }: Pick<Scale, 'now'>): string {
  return `'${now.toISOString()}'::timestamptz`;
}
