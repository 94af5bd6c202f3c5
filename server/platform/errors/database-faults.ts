import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE codes (PostgreSQL, appendix A) of a database that is away, stopping, overloaded, full, silent, read-only or
 * locked: what failed may succeed in a moment. The pool gives a code to what the driver says without one.
 */
const UNAVAILABLE = [
  /^08(?!P01)/, // connection exceptions, but for what a wrong message of ours causes
  /^53/, // insufficient resources: disk full, out of memory, too many connections
  /^57P0/, // shutting down, crashed, starting
  /^58/, // input and output
  /^(?:57014|55P03|25P03|25P04)$/, // time limits of statements, locks and transactions
  /^25006$/, // read-only: a standby, or a disk that is nearly full
  /^(?:40001|40P01)$/, // deadlocks that were tried again as often as they may
];

/** How far the causes of a fault are followed. */
const CAUSES_MAX = 3;

/** Whether a fault, or what caused it, is a database that cannot do its work at the moment. */
export function isDatabaseUnavailable(fault: unknown, depth = 0): boolean {
  if (!isNativeError(fault) || depth > CAUSES_MAX) return false;
  const { code, cause } = fault as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && UNAVAILABLE.some((states) => states.test(code))) return true;
  return isNameLost(fault) || isDatabaseUnavailable(cause, depth + 1);
}

/**
 * Whether a statement failed, before it did anything, because of what was held under its name; from then on none has a
 * name.
 */
export function isNameLost(fault: unknown): boolean {
  if (!isNativeError(fault)) return false;
  const { code } = fault as { code?: unknown };
  // Unknown or taken on the connection that a pooler gave; or the columns have changed since it was planned.
  if (code === '26000' || code === '42P05') return true;
  return code === '0A000' && fault.message.includes('cached plan must not change result type');
}

/** SQLSTATE codes (PostgreSQL, appendix A) for what the driver says in words of its own or of the operating system. */
const NOT_CONNECTED = '08001';
const CONNECTION_LOST = '08006';

/** A write was sent to a standby, or to a primary that was demoted or is full. */
export const READ_ONLY = '25006';

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Words of pg, and of Node for a socket that has just been closed, for a statement whose connection is over. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|This socket has been ended|Cannot call write after)/;

/** PgBouncer's for a server it cannot reach, or had no free place for. PostgreSQL's own says which routine of it speaks. */
const PROTOCOL_VIOLATION = '08P01';

interface DriverFault {
  code?: string;
  readonly routine?: string;
  readonly syscall?: string;
}

/** Gives a failure to connect a SQLSTATE, unless PostgreSQL gave one. */
export function nameConnectFault(fault: Error & DriverFault): void {
  if (!hasSqlState(fault)) fault.code = NOT_CONNECTED;
}

/** Gives a failure of a statement a SQLSTATE when it failed because the connection was lost. */
export function nameLostConnection(fault: Error & DriverFault): void {
  const isLost = fault.syscall || isOfPooler(fault) || LOST.test(fault.message);
  if (!hasSqlState(fault) && isLost) fault.code = CONNECTION_LOST;
}

/** EPIPE looks like one; PostgreSQL has no class that begins with E. */
function hasSqlState(fault: DriverFault): boolean {
  const { code = '' } = fault;
  return SQLSTATE.test(code) && !code.startsWith('E') && !isOfPooler(fault);
}

function isOfPooler({ code, routine }: DriverFault): boolean {
  return code === PROTOCOL_VIOLATION && !routine;
}
