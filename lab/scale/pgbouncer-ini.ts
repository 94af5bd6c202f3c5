/** Where a PostgreSQL is. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface PgBouncerSettings {
  readonly primary: Place;
  readonly replica: Place;
  readonly listenAddress: string;
  readonly listenPort: number;
  readonly userFile: string;
}

/** The entry of requests, which share its connections. */
export const TRANSACTIONS = 'harbourline';
/** The entry of reads on the replica, which share its connections. */
export const READS = 'harbourline_replica';
/** The entry of what needs a connection of its own: live updates, migrations, work in the background. */
export const SESSIONS = 'harbourline_direct';

/** Set here because a pooler passes them on from no client; milliseconds, as for requests without a pooler. */
const TIME_LIMITS =
  'set statement_timeout = 4000; set lock_timeout = 2500; set idle_in_transaction_session_timeout = 5000';

/** PgBouncer's settings before a primary and a replica. When another is the primary they are written again and read by RELOAD. */
export function pgbouncerIni(settings: PgBouncerSettings): string {
  const { listenAddress, listenPort, userFile } = settings;
  const [primary, replica] = [settings.primary, settings.replica].map(
    ({ host, port }) => `host=${host} port=${port} dbname=harbourline`,
  );
  return `[databases]
${TRANSACTIONS} = ${primary} connect_query='${TIME_LIMITS}'
${READS} = ${replica} connect_query='${TIME_LIMITS}'
${SESSIONS} = ${primary} pool_mode=session pool_size=60

[pgbouncer]
listen_addr = ${listenAddress}
listen_port = ${listenPort}
auth_type = scram-sha-256
auth_file = ${userFile}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
; Of connections to ${SESSIONS}; its own limits are the server's.
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
idle_transaction_timeout = 30
; A primary that was lost is looked for at once, and nobody waits long for it.
server_login_retry = 1
query_wait_timeout = 5
`;
}
