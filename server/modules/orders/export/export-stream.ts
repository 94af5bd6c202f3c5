import type { Duplex, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import QueryStream from 'pg-query-stream';
import { byProperty } from '../../../platform/db/query.js';
import { tooManyAttempts } from '../../../platform/errors/errors.js';
import type { Log } from '../../../platform/log/log.js';

/** Exports in parallel: each holds a connection and a snapshot of the database until it ends. */
const AT_ONCE = 2;
const RETRY_AFTER_S = 20;
const CONNECT_WITHIN_MS = 5_000;
/** Limit of a whole export; 100,000 rows take seconds. `statement_timeout` applies to each batch alone. */
const DONE_WITHIN_MS = 10 * 60_000;
/** An export ends when its reader takes nothing for this long. */
const STALLED_MS = 60_000;
/** Rows fetched from the cursor at once. */
const BATCH = 200;

/** Bytes of a file from the items of its rows, as a stage of a pipeline. */
export type FileWriter<Item> = Duplex | ((items: AsyncIterable<Item>) => AsyncIterable<Uint8Array>);

/** A file of the rows that a statement finds. */
export interface ExportedRows<Row, Item> {
  readonly text: string;
  readonly values: unknown[];
  readonly itemsOf: (row: Row) => Iterable<Item>;
  readonly write: () => FileWriter<Item>;
}

/** A slot for one of the exports in progress. */
export interface ExportTurn {
  /** Writes the rows of a statement, then ends; a failure destroys `to`, so that a partial file never looks complete. */
  pipe<Row extends object, Item>(rows: ExportedRows<Row, Item>, to: Writable): Promise<void>;
  /** Frees the slot unused. */
  free(): void;
}

/** Streams rows from a cursor on connections outside the pool, so that slow readers do not occupy the pool. */
export class OrderExporter {
  #running = 0;

  constructor(
    private readonly databaseUrl: string,
    private readonly log: Pick<Log, 'error'>,
    private readonly doneWithinMs: number = DONE_WITHIN_MS,
  ) {}

  /** Takes a slot. Throws TOO_MANY_ATTEMPTS while this process has none free. */
  take(): ExportTurn {
    if (this.#running >= AT_ONCE) throw tooManyAttempts(RETRY_AFTER_S);
    this.#running += 1;
    const free = () => {
      this.#running -= 1;
    };
    return { free, pipe: (...asked) => this.pipe(...asked).finally(free) };
  }

  private async pipe<Row extends object, Item>(
    { text, values, itemsOf, write }: ExportedRows<Row, Item>,
    to: Writable,
  ): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      statement_timeout: this.doneWithinMs,
      application_name: 'harbourline order export',
    });
    const broken = whenBroken(client);
    await client.connect();
    // A running statement ends only with its connection.
    const whenGone = () => void client.end();
    to.once('close', whenGone);
    const stalled = new AbortController();
    const timer = setTimeout(() => stalled.abort(), STALLED_MS);
    const late = setTimeout(() => stalled.abort(), this.doneWithinMs);
    try {
      const rows = client.query(new QueryStream(text, values, { batchSize: BATCH, highWaterMark: BATCH }));
      const items = async function* (found: AsyncIterable<object>) {
        for await (const row of found) {
          timer.refresh();
          yield* itemsOf(byProperty<Row>(row));
        }
      };
      await Promise.race([pipeline(rows, items, write(), to, { signal: stalled.signal }), broken]);
    } catch (error) {
      if (!to.closed) this.log.error({ event: 'order_export.aborted', err: error }, 'Order export aborted');
      to.destroy();
    } finally {
      clearTimeout(timer);
      clearTimeout(late);
      to.off('close', whenGone);
      // Not awaited: a reader who has the whole file may start the next export before the connection is closed.
      void client.end();
    }
  }
}

/** Rejects when the connection ends: its stream would wait for an answer for ever. */
function whenBroken(client: Client): Promise<never> {
  const broken = new Promise<never>((_resolve, reject) => {
    client.once('end', () => reject(new Error('The connection has ended')));
    client.on('error', reject);
  });
  broken.catch(() => {});
  return broken;
}
