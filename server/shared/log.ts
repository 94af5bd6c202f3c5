import { type DestinationStream, type Logger, pino } from 'pino';
import { hideSecrets } from './hide-secrets.js';
import { loggedFault } from './logged-fault.js';

export type Log = Logger;

/** Fields that hold secrets wherever they come from; nothing of ours logs them, so this is the second net. */
const SECRET_FIELDS = [
  'authorization',
  '["x-guest-id"]',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'clientSecret',
  'client_secret',
  'guestId',
  'guestSecret',
];

/**
 * Structured log lines, one JSON object each, on standard output unless another destination is given. Faults are
 * written by an allow-list of their fields, secret fields by name and secret texts by form are left out.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedFault },
    redact: { paths: SECRET_FIELDS.flatMap(anywhere), censor: '[hidden]' },
    hooks: { streamWrite: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A field at the top and up to two levels below. */
function anywhere(field: string): string[] {
  const below = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${below}`, `*.*${below}`];
}
