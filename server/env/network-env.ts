import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { BadSetting } from './bad-setting.js';

const DEFAULT_PORT = '4000';

/** Throws BadSetting. */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadSetting(`PORT is not a port number: ${PORT}`);
  return port;
}

/** Null: none was given. Some shells export the name of the machine as HOST, which is none. Throws BadSetting. */
export function readHost({ HOST }: NodeJS.ProcessEnv): string | null {
  if (HOST === 'localhost' || isIP(HOST ?? '')) return HOST || null;
  if (!HOST || HOST === hostname()) return null;
  throw new BadSetting(`HOST must be an address of this machine, or 0.0.0.0 for all of them, not ${HOST}`);
}

/** Demo accounts have published passwords, so they are for this machine only. Null: all addresses. */
export function defaultHost(demoAccounts: boolean): string | null {
  return demoAccounts ? '127.0.0.1' : null;
}

/**
 * Origins of web clients that are served elsewhere (WEB_ORIGINS, separated by commas), so that their pages may call this
 * API. Throws BadSetting.
 */
export function readWebOrigins({ WEB_ORIGINS = '' }: NodeJS.ProcessEnv): readonly string[] {
  const given = WEB_ORIGINS.split(',').flatMap((one) => one.trim().replace(/\/$/, '') || []);
  for (const origin of given)
    if (URL.parse(origin)?.origin !== origin)
      throw new BadSetting(`WEB_ORIGINS must be origins, such as https:// and a host, not ${origin}`);
  return given;
}

/** The host that the built client calls (API_URL); null: its own. Throws BadSetting. */
export function readApiUrl({ API_URL }: NodeJS.ProcessEnv): string | null {
  if (!API_URL) return null;
  if (/^https?:$/.test(URL.parse(API_URL)?.protocol ?? '')) return API_URL.replace(/\/+$/, '');
  throw new BadSetting(`API_URL is not an address: ${API_URL}`);
}

/** Links in messages lead here; without a slash at the end. Throws BadSetting. */
export function readPublicUrl({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv, production: boolean): string {
  if (production && !PUBLIC_URL)
    throw new BadSetting('PUBLIC_URL is required in production: the https:// address of the shop.');
  if (PUBLIC_URL && !/^https?:$/.test(URL.parse(PUBLIC_URL)?.protocol ?? ''))
    throw new BadSetting(`PUBLIC_URL is not an address: ${PUBLIC_URL}`);
  if (production && !PUBLIC_URL?.startsWith('https:'))
    throw new BadSetting('PUBLIC_URL must begin with https:// in production.');
  return (PUBLIC_URL || `http://localhost:${PORT || DEFAULT_PORT}`).replace(/\/+$/, '');
}
