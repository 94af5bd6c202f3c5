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
