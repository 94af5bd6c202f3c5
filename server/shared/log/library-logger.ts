import type { Log, LogEvent } from './log.js';

/** A logger in the form that libraries ask for; each line carries this event. */
export function libraryLogger(log: Log, event: LogEvent) {
  const write = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]({ event }, String(message));
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
