import { createLog, type Log } from '../platform/log/log.js';

export interface CapturedLog {
  readonly log: Log;
  /** Every line, as written. */
  readonly lines: string[];
  /** The lines about requests. */
  requests(): Record<string, unknown>[];
}

/** A real log at a level, captured: the lines that the product would write on standard output. */
export function captureLog(level = 'trace'): CapturedLog {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const requests = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
  return { log, lines, requests };
}
