import type { Pool } from 'pg';

/** A statement by hand. */
export interface Bare {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** One question that a screen of staff asks, over both APIs and by hand. */
export interface ListCase {
  readonly what: string;
  readonly graphql: { readonly query: string; readonly variables?: object };
  /** Path and query below /api; left out where REST gives another answer. */
  readonly rest?: string;
  /** Statements that give the same answer and no more; sent together. */
  readonly bare: readonly Bare[];
  /** The product's own reading, whose plans are looked at; left out for what it answers from memory. */
  readonly reading?: (pool: Pool) => Promise<unknown>;
  /** Tables of which all rows are asked for, or that are so small that an index would cost more. */
  readonly readsAllOf?: readonly string[];
}
