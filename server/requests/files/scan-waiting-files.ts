import type { Pool } from 'pg';
import type { Log } from '../../shared/log/log.js';
import type { VirusScanner } from '../../uploads/scanning/virus-scanner.js';

const EVERY_MS = 30_000;
const FILES_AT_ONCE = 10;

export interface ScanDeps {
  readonly pool: Pool;
  readonly scanner: VirusScanner;
  readonly log: Log;
}

/**
 * Scans the PDFs that the scanner hasn't seen, oldest first: those that came while it was away or before there was one.
 * Harmful ones lose their bytes. Throws what the scanner throws.
 */
export async function scanWaitingFiles({ pool, scanner, log }: ScanDeps): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from request_files where scan = 'none' and type = 'application/pdf' order by created_at limit $1`,
    [FILES_AT_ONCE],
  );
  for (const { id } of rows) {
    const found = await pool.query<{ bytes: Buffer }>('select bytes from request_files where id = $1', [id]);
    if (!found.rows[0]) continue;
    const verdict = await scanner.scan(found.rows[0].bytes);
    if (verdict.isHarmful)
      log.warn({ event: 'uploads.harmful_file', file: id, what: verdict.what }, 'Removed a harmful file');
    await pool.query(
      verdict.isHarmful
        ? `update request_files set scan = 'harmful', bytes = '' where id = $1`
        : `update request_files set scan = 'clean' where id = $1`,
      [id],
    );
  }
}

/** Does so every half minute; the function that it returns ends that. Nothing without a scanner. */
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
