import pg from 'pg';
import type { Log } from '../log/log.js';

export interface Notifications {
  /** True while no notification can be missed. */
  readonly isListening: boolean;
  stop(): Promise<void>;
}

export interface NotificationOptions {
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called whenever listening begins again: notifications in between were missed. */
  readonly onListening: () => void;
  readonly log: Log;
}

/** Pause before the next attempt to listen. */
const RETRY_MS = 1_000;
/** A connection can be lost silently: how often it is tested, and how long the answer may take. */
const TRY_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;

/** Listens to PostgreSQL notifications on a connection of its own, and reconnects by itself after a lost one. */
export function listenToNotifications(options: NotificationOptions): Notifications {
  let client: pg.Client | null = null;
  let isListening = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
    });
    client = next;
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) => options.onNotification(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of options.channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      isListening = true;
      options.onListening();
    } catch (error) {
      options.log.warn({ event: 'live.listen_failed', err: error }, 'Listening for notifications failed');
      lose(next);
    }
  };

  const lose = (lost: pg.Client): void => {
    if (lost !== client || stopped) return;
    client = null;
    isListening = false;
    lost.end().catch(() => {});
    retry = setTimeout(connect, RETRY_MS);
  };

  const attempts = setInterval(() => {
    const asked = client;
    if (asked && isListening) asked.query('select 1').catch(() => lose(asked));
  }, TRY_EVERY_MS);

  void connect();
  return {
    get isListening() {
      return isListening;
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(attempts);
      await client?.end().catch(() => {});
    },
  };
}
