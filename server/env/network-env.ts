import { isIP } from 'node:net';
import type { TrustProxy } from '../limits/trusted-proxies.js';
import { BadSetting } from './bad-setting.js';
import { readWholeNumber } from './read-whole-number.js';

const DEFAULT_PORT = '4000';

/** Throws BadSetting. */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadSetting(`PORT is not a port number: ${PORT}`);
  return port;
}

/** Links in messages lead here; without a slash at the end. Throws BadSetting. */
export function readPublicUrl({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv): string {
  if (PUBLIC_URL && !/^https?:$/.test(URL.parse(PUBLIC_URL)?.protocol ?? ''))
    throw new BadSetting(`PUBLIC_URL is not an address: ${PUBLIC_URL}`);
  return (PUBLIC_URL || `http://localhost:${PORT || DEFAULT_PORT}`).replace(/\/+$/, '');
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and names of networks. Throws BadSetting. */
export function readTrustProxy(text = ''): TrustProxy {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d$/.test(given)) return Number(given);
  const list = given.split(',').map((entry) => entry.trim());
  if (list.every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry))) return list;
  throw new BadSetting(`TRUST_PROXY must be a number of proxies or a list of addresses, not ${text}`);
}

/** Behind a proxy, long enough for it to notice; with nobody in front that could, none. Throws BadSetting. */
export function readShutdownDelayMs(source: NodeJS.ProcessEnv): number {
  const isBehindProxy = !['', '0'].includes((source.TRUST_PROXY ?? '').trim());
  const range = { default: isBehindProxy ? 5_000 : 0, min: 0, max: 5_000, unit: 'milliseconds' };
  return readWholeNumber(source, 'SHUTDOWN_DELAY_MS', range);
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
}
