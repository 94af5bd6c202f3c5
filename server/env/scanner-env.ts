import { BadSetting } from './bad-setting.js';

/** Where the virus scanner listens. */
export type ScannerPlace = { readonly host: string; readonly port: number } | { readonly path: string };

/** Null: no scanner. Throws BadSetting. */
export function readScanner({ CLAMD_URL }: NodeJS.ProcessEnv): ScannerPlace | null {
  if (!CLAMD_URL) return null;
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(CLAMD_URL)?.[1];
  if (path) return { path };
  const url = URL.parse(CLAMD_URL.includes('://') ? CLAMD_URL : `tcp://${CLAMD_URL}`);
  if (url?.protocol === 'tcp:' && url.hostname && url.port)
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) };
  throw new BadSetting('CLAMD_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.sock.');
}
