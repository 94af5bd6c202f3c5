import { isIP } from 'node:net';
import type { TrustProxy } from '../limits/trusted-proxies.js';
import { BadSetting } from './bad-setting.js';
import { readWholeNumber } from './read-whole-number.js';

const NO_PROXY = ['0', 'none'];
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and names of networks. Throws BadSetting. */
export function readTrustProxy(source: NodeJS.ProcessEnv, production: boolean): TrustProxy {
  const given = trustProxy(source);
  if (production && given === '')
    throw new BadSetting(
      'TRUST_PROXY must be decided in production: how many proxies are in front, their addresses, or none.',
    );
  if (given === '' || NO_PROXY.includes(given)) return false;
  if (/^\d$/.test(given)) return Number(given);
  const list = given.split(',').map((entry) => entry.trim());
  if (list.every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry))) return list;
  throw new BadSetting(`TRUST_PROXY must be a number of proxies or a list of addresses, not ${given}`);
}

/** Behind a proxy, long enough for it to notice; with nobody in front that could, none. Throws BadSetting. */
export function readShutdownDelayMs(source: NodeJS.ProcessEnv): number {
  const isBehindProxy = !['', ...NO_PROXY].includes(trustProxy(source));
  const range = { default: isBehindProxy ? 5_000 : 0, min: 0, max: 5_000, unit: 'milliseconds' };
  return readWholeNumber(source, 'SHUTDOWN_DELAY_MS', range);
}

function trustProxy({ TRUST_PROXY = '' }: NodeJS.ProcessEnv): string {
  return TRUST_PROXY.trim();
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
}
