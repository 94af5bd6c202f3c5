import { isNativeError } from 'node:util/types';

/**
 * SQLSTATE codes (PostgreSQL, appendix A) of a database that is away, stopping, overloaded, full, silent, read-only
 * or locked: the failed work may succeed in a moment. The pool gives a code to the driver's errors without one.
 */
const UNAVAILABLE = [
  /^08(?!P01)/, // connection exceptions, except for an invalid message of ours
  /^53/, // insufficient resources: disk full, out of memory, too many connections
  /^57P0/, // shutting down, crashed, starting
  /^58/, // input and output
  /^(?:57014|55P03|25P03|25P04)$/, // time limits of statements, locks and transactions
  /^25006$/, // read-only: a standby, or a disk that is nearly full
  /^(?:40001|40P01)$/, // deadlocks, retried as often as they may be
];

/** How far the causes of a fault are followed. */
const CAUSES_MAX = 3;

/** Whether a fault, or one of its causes, is a database that cannot do its work at the moment. */
export function isDatabaseUnavailable(fault: unknown, depth = 0): boolean {
  if (!isNativeError(fault) || depth > CAUSES_MAX) return false;
  const { code, cause } = fault as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && UNAVAILABLE.some((states) => states.test(code))) return true;
  return isNameLost(fault) || isDatabaseUnavailable(cause, depth + 1);
}

/**
 * Whether a statement failed, before it did anything, because of the prepared statement of its name; from then on
 * statements have no names.
 */
export function isNameLost(fault: unknown): boolean {
  if (!isNativeError(fault)) return false;
  const { code } = fault as { code?: unknown };
  // The name is unknown or in use on the pooler's connection; or columns have changed since it was planned.
  if (code === '26000' || code === '42P05') return true;
  return code === '0A000' && fault.message.includes('cached plan must not change result type');
}

/** SQLSTATE codes (PostgreSQL, appendix A) for errors of the driver or of the operating system. */
const NOT_CONNECTED = '08001';
const CONNECTION_LOST = '08006';

/** A write was sent to a standby, or to a primary that was demoted or is full. */
export const READ_ONLY = '25006';

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Errors of pg, and of Node for a socket that has just been closed, for a statement whose connection is lost. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|This socket has been ended|Cannot call write after)/;

/** PgBouncer's code for a server that it cannot reach or has no free place for. PostgreSQL's own names a routine. */
const PROTOCOL_VIOLATION = '08P01';

interface DriverFault {
  code?: string;
  readonly routine?: string;
  readonly syscall?: string;
}

/** Sets a SQLSTATE on a failure to connect, unless PostgreSQL set one. */
export function setNotConnectedCode(fault: Error & DriverFault): void {
  if (!hasSqlState(fault)) fault.code = NOT_CONNECTED;
}

/** Sets a SQLSTATE on a failed statement whose connection was lost. */
export function setConnectionLostCode(fault: Error & DriverFault): void {
  const isLost = fault.syscall || isOfPooler(fault) || LOST.test(fault.message);
  if (!hasSqlState(fault) && isLost) fault.code = CONNECTION_LOST;
}

/** EPIPE looks like a SQLSTATE; PostgreSQL has no class that begins with E. */
function hasSqlState(fault: DriverFault): boolean {
  const { code = '' } = fault;
  return SQLSTATE.test(code) && !code.startsWith('E') && !isOfPooler(fault);
}

function isOfPooler({ code, routine }: DriverFault): boolean {
  return code === PROTOCOL_VIOLATION && !routine;
}
