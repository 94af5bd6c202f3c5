/** The database is unusable; the message is for the person who starts the server. */
export class DatabaseUnusable extends Error {}

/** Connection, rights, missing database, full disk, shutdown, damaged files: faults of no statement of ours. */
const SQL_STATE = /^(08|28|3D|42501|53|57P|58|XX)/;
const NETWORK = /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)/;
const TIME_OUT = /connection timeout|timeout exceeded when trying to connect/;

/** A start-up fault as one sentence when it is the database's; unchanged when it is ours. */
export function startFault(fault: unknown): unknown {
  const { code = '', message } = rootOf(Object(fault));
  if (!SQL_STATE.test(code) && !NETWORK.test(code) && !TIME_OUT.test(message ?? '')) return fault;
  return new DatabaseUnusable(
    `The database cannot be used: ${message || code}. Check DATABASE_URL and that server, or restore DATA_DIR from a backup.`,
  );
}

interface Fault {
  readonly message?: string;
  readonly code?: string;
  readonly cause?: unknown;
}

/** The driver's own error, beneath the errors that quote the statement. */
function rootOf(fault: Fault): Fault {
  return typeof fault.cause === 'object' && fault.cause !== null ? rootOf(fault.cause as Fault) : fault;
}
