import type { Log, LogEvent } from './log.js';

/** A logger in the form that libraries ask for. Their text goes into `detail`: messages are words of ours. */
export function libraryLogger(log: Log, event: LogEvent) {
  const write = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]({ event, detail: String(message) }, 'Message of a library');
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
