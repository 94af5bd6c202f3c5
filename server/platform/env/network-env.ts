import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { check, entriesOf, isWebAddress, readWholeNumber } from './settings.js';

/** TRUST_PROXY: the number of proxies in front, a list of them, or none. */
export type TrustProxy = number | readonly string[] | false;

const DEFAULT_PORT = '4000';

/** The port to listen on. Throws BadSetting, as each reader here. */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || DEFAULT_PORT);
  check(Number.isInteger(port) && port >= 0 && port <= 65_535, `PORT is not a port number: ${PORT}`);
  return port;
}

/** The host to listen on; null without one. Some shells export the machine's name as HOST, which is no address. */
export function readHost({ HOST = '' }: NodeJS.ProcessEnv): string | null {
  if (HOST === 'localhost' || isIP(HOST)) return HOST;
  check(
    ['', hostname()].includes(HOST),
    `HOST must be an address of this machine, or 0.0.0.0 for all of them, not ${HOST}`,
  );
  return null;
}

/** Origins of web clients on other hosts. */
export function readWebOrigins({ WEB_ORIGINS }: NodeJS.ProcessEnv): readonly string[] {
  const given = entriesOf(WEB_ORIGINS).map((one) => one.replace(/\/$/, ''));
  for (const origin of given)
    check(
      URL.parse(origin)?.origin === origin,
      `WEB_ORIGINS must be origins, such as https:// and a host, not ${origin}`,
    );
  return given;
}

/** The host that the built client calls. */
export function readApiUrl({ API_URL }: NodeJS.ProcessEnv): string | null {
  if (!API_URL) return null;
  check(isWebAddress(API_URL), `API_URL is not an address: ${API_URL}`);
  return API_URL.replace(/\/+$/, '');
}

/** The address of the shop, without a slash at the end. */
export function readPublicUrl({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv, production: boolean): string {
  check(PUBLIC_URL || !production, 'PUBLIC_URL is required in production: the https:// address of the shop.');
  check(!PUBLIC_URL || isWebAddress(PUBLIC_URL), `PUBLIC_URL is not an address: ${PUBLIC_URL}`);
  check(
    !production || PUBLIC_URL?.startsWith('https:'),
    'PUBLIC_URL must begin with https:// in production.',
  );
  return (PUBLIC_URL || `http://localhost:${PORT || DEFAULT_PORT}`).replace(/\/+$/, '');
}

const NO_PROXY = ['0', 'none'];
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A number of proxies, or a list of addresses, networks and names of networks. */
export function readTrustProxy({ TRUST_PROXY = '' }: NodeJS.ProcessEnv, production: boolean): TrustProxy {
  const given = TRUST_PROXY.trim();
  check(
    !production || given !== '',
    'TRUST_PROXY must be decided in production: how many proxies are in front, their addresses, or none.',
  );
  if (given === '' || NO_PROXY.includes(given)) return false;
  if (/^\d$/.test(given)) return Number(given);
  const list = given.split(',').map((entry) => entry.trim());
  check(
    list.every((entry) => NAMED_NETWORKS.includes(entry) || isNetwork(entry)),
    `TRUST_PROXY must be a number of proxies or a list of addresses, not ${given}`,
  );
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
}

/** By default long enough for a proxy in front to notice; without a proxy, none. */
export function readShutdownDelayMs(source: NodeJS.ProcessEnv): number {
  const isBehindProxy = !['', ...NO_PROXY].includes(source.TRUST_PROXY?.trim() ?? '');
  return readWholeNumber(source, 'SHUTDOWN_DELAY_MS', [isBehindProxy ? 5_000 : 0, 0, 5_000, 'milliseconds']);
}
