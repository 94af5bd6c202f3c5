import { type DestinationStream, type Level, pino } from 'pino';
import { loggedFault } from '../errors/logged-fault.js';
import { hideSecretFields, hideSecrets } from './hide-secrets.js';

/** What a line is about, for alerts and searches: "subject.what_happened". docs/operations.md lists those worth an alert. */
export type LogEvent = `${string}.${string}`;

type WriteLine = (
  fields: { readonly event: LogEvent; readonly [field: string]: unknown },
  message: string,
) => void;

export interface Log extends Readonly<Record<Level, WriteLine>> {
  isLevelEnabled(level: Level): boolean;
}

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
    formatters: { log: hideSecretFields },
    hooks: { streamWrite: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}
