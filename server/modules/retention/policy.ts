/** What is removed when its time is over. */
export interface Policy {
  readonly name: string;
  /** What goes, in words for the register in docs/security/data.md. */
  readonly what: string;
  /** After how long. */
  readonly after: string;
  readonly why: string;
  /** Tables whose rows it removes. */
  readonly tables: readonly string[];
  /**
   * Removes at most $1 of them, and answers those rows; by the database's time. Skips accounts, checkouts and the like that
   * somebody else has locked; for the rows that hang on them it waits for at most a third of the statement's time.
   */
  readonly sql: string;
  /** Set when `sql` only names uploaded pictures: their files go first, then their rows. */
  readonly removesPictures?: true;
  /** How many at once; 1,000 unless one brings many others. */
  readonly batch?: number;
}

/** Removes the rows of one table that fit a condition. */
export function removing(table: string, condition: string): Pick<Policy, 'tables' | 'sql'> {
  const rows = `select ctid from ${table} where ${condition} limit $1 for update skip locked`;
  return { tables: [table], sql: `delete from ${table} where ctid = any (array(${rows})) returning 1` };
}

/** The books: six years from the end of the year (Companies Act 2006, s. 388; HMRC, VAT Notice 700/21). */
export const BOOKS_END = `(date_trunc('year', now() at time zone 'UTC') at time zone 'UTC' - interval '6 years')`;
