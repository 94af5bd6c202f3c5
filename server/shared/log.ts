import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured log lines on standard output, one JSON object each. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
