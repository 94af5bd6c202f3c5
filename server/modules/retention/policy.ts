/** A rule that removes rows when their time is over. */
export interface Policy {
  readonly name: string;
  /** The removed data, in words for the register in docs/security/data.md. */
  readonly what: string;
  /** The retention period, in words. */
  readonly after: string;
  readonly why: string;
  /** Tables whose rows it removes. */
  readonly tables: readonly string[];
  /**
   * Removes at most $1 rows and returns them; by the database's time. Skips accounts, checkouts and the like that
   * somebody else has locked; for their dependent rows it waits at most a third of the statement's time.
   */
  readonly sql: string;
  /** Set when `sql` only selects uploaded images: their files are deleted first, then their rows. */
  readonly removesPictures?: true;
  /** Rows at once; by default 1,000, fewer where each brings many others. */
  readonly batch?: number;
}

/** Removes the rows of one table that match a condition. */
export function removing(table: string, condition: string): Pick<Policy, 'tables' | 'sql'> {
  const rows = `select ctid from ${table} where ${condition} limit $1 for update skip locked`;
  return { tables: [table], sql: `delete from ${table} where ctid = any (array(${rows})) returning 1` };
}

/** Retention of the books: six years from the end of the year (Companies Act 2006, s. 388; HMRC, VAT Notice 700/21). */
export const BOOKS_END = `(date_trunc('year', now() at time zone 'UTC') at time zone 'UTC' - interval '6 years')`;
