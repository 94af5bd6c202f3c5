/** The database cannot be used at all; the message is meant for the person at the keyboard. */
export class DatabaseUnusable extends Error {}

/** Connection, rights, missing database, full disk, shut down, damaged files: nothing that a statement of ours did wrong. */
const SQL_STATE = /^(08|28|3D|42501|53|57P|58|XX)/;
const NETWORK = /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)/;
const TIME_OUT = /connection timeout|timeout exceeded when trying to connect/;

/** The fault of a start in a sentence when it is the database's; as it is when it is ours. */
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

/** What the driver said, without the statement that others put before it. */
function rootOf(fault: Fault): Fault {
  return typeof fault.cause === 'object' && fault.cause !== null ? rootOf(fault.cause as Fault) : fault;
}
