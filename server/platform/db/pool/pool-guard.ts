import { AsyncResource } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import type { Pool, PoolClient } from 'pg';
import {
  isNameLost,
  READ_ONLY,
  setConnectionLostCode,
  setNotConnectedCode,
} from '../../errors/database-faults.js';
import { requestTimeLeftMs } from '../../log/request-scope.js';
import { assignStatementNames, type StatementNames } from '../prepared/statement-names.js';
import { watchStatements } from '../watch-statements.js';
import type { PoolLimits } from './pool-limits.js';

/** When one of these fails nobody releases the connection: see ControlledTransaction of Kysely. */
const BEGINS_OR_ROLLS_BACK = /^\s*(?:begin|start transaction|rollback(?! to\b))/i;

/** The longest pause between two uses of connections at which a full pool still counts as busy. */
const AT_WORK_MS = 2_000;

/**
 * Ensures that no lost connection occupies a place of a pool, whether or not its holder releases it. A
 * connection is dropped when it ends, when a transaction can be neither begun nor rolled back on it, when a statement
 * has no answer in time, and when it is released inside a transaction or after its server has refused a write.
 * Releasing it afterwards does nothing.
 */
export class PoolGuard {
  readonly #checkedOut = new Set<PoolClient>();
  /** Connections to a server that has refused a write. */
  readonly #readOnly = new WeakSet<PoolClient>();
  #pool: Pool | null = null;
  #movedAtMs = performance.now();

  constructor(
    private readonly limits: PoolLimits,
    private readonly names?: StatementNames,
  ) {}

  /** To be called before the first connection is opened. */
  readonly attach = (pool: Pool): void => {
    this.#pool = pool;
    const moved = () => {
      this.#movedAtMs = performance.now();
    };
    pool.on('acquire', (client) => {
      this.#checkedOut.add(client);
      moved();
    });
    pool.on('release', (_error, client) => {
      this.#checkedOut.delete(client);
      moved();
      if (client.getTransactionStatus() !== 'I' || this.#readOnly.has(client)) void client.end();
    });
    pool.on('connect', (client) => this.watch(client));
    nameFaultsOfConnecting(pool);
  };

  /** Time for which every connection has been in use and none was released; 0 while one is free. */
  get stuckMs(): number {
    return this.isFull ? performance.now() - this.#movedAtMs : 0;
  }

  /** True when every connection is in use, and one was taken or released a moment ago: the database answers others. */
  get isBusy(): boolean {
    return this.isFull && performance.now() - this.#movedAtMs < AT_WORK_MS;
  }

  get isStuck(): boolean {
    return this.stuckMs >= this.limits.stuckMs;
  }

  /** Drops every connection that is in use. */
  dropAll(): void {
    for (const client of this.#checkedOut) this.drop(client, new Error('The pool is closed'));
  }

  private get isFull(): boolean {
    return this.#checkedOut.size >= (this.#pool?.options.max ?? 1);
  }

  private watch(client: PoolClient): void {
    client.once('end', () => this.drop(client, new Error('The connection to the database has ended')));
    if (this.names) assignStatementNames(client, this.names);
    watchStatements(client, (text) => {
      const timer = this.dropUnanswered(client);
      return (error) => {
        clearTimeout(timer);
        if (!isNativeError(error)) return;
        setConnectionLostCode(error);
        if (isNameLost(error)) this.names?.turnOff();
        if ('code' in error && error.code === READ_ONLY) this.#readOnly.add(client);
        if (BEGINS_OR_ROLLS_BACK.test(text)) this.drop(client, error);
      };
    });
  }

  private dropUnanswered(client: PoolClient): NodeJS.Timeout | undefined {
    const { answerMs, lastMs } = this.limits;
    if (answerMs === 0) return undefined;
    const ms = Math.min(answerMs, Math.max(requestTimeLeftMs(), lastMs));
    return setTimeout(() => this.drop(client, new Error('The database did not answer in time')), ms);
  }

  private drop(client: PoolClient, reason: Error): void {
    if (!this.#checkedOut.has(client)) return;
    const release = client.release;
    client.release = () => {};
    release(reason);
  }
}

type CallBack = Exclude<Parameters<Pool['connect']>[0], undefined>;

/** Gives each failure to connect a SQLSTATE. */
function nameFaultsOfConnecting(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((callBack?: CallBack) => {
    if (!callBack)
      return connect().catch((error: Error) => {
        setNotConnectedCode(error);
        throw error;
      });
    // A release calls the next waiting callback: without this it would run in the releaser's request.
    const inOwnRequest = AsyncResource.bind(callBack);
    return connect((error, client, done) => {
      if (error) setNotConnectedCode(error);
      inOwnRequest(error, client, done);
    });
  }) as Pool['connect'];
}
