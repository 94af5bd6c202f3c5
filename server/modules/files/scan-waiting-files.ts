import type { Pool } from 'pg';
import type { Log } from '../../platform/log/log.js';
import type { VirusScanner } from '../../platform/uploads/scanning/virus-scanner.js';
import { readBytes, readUnscanned, recordFileScan } from './attachment-scan.store.js';

const EVERY_MS = 30_000;
const FILES_AT_ONCE = 10;

export interface ScanDeps {
  readonly pool: Pool;
  readonly scanner: VirusScanner;
  readonly log: Log;
}

/**
 * Scans the unscanned PDFs, oldest first: those uploaded while the scanner was away or before there was one. Harmful
 * ones lose their bytes. Throws what the scanner throws.
 */
export async function scanWaitingFiles({ pool, scanner, log }: ScanDeps): Promise<void> {
  for (const id of await readUnscanned(pool, FILES_AT_ONCE)) {
    const bytes = await readBytes(pool, id);
    if (!bytes) continue;
    const verdict = await scanner.scan(bytes);
    if (verdict.isHarmful)
      log.warn({ event: 'uploads.harmful_file', file: id, what: verdict.what }, 'Removed a harmful file');
    await recordFileScan(pool, id, verdict.isHarmful);
  }
}

/** Scans every half minute; returns the function that stops it. Does nothing without a scanner. */
export function scheduleScans(deps: Omit<ScanDeps, 'scanner'> & { readonly scanner: VirusScanner | null }) {
  const { scanner, log } = deps;
  if (!scanner) return async () => {};
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => scanWaitingFiles({ ...deps, scanner }))
      .catch((err) => log.error({ event: 'uploads.scanner_away', err }, 'The virus scanner does not answer'));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
