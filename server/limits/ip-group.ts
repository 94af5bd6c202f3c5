import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for in limits: an IPv4 address for itself, an IPv6 address for its /64, which is what one
 * subscriber is given. An IPv4 address in IPv6 clothes counts as what it is; a port, which some proxies tell with the
 * address, is each connection's own and counts for nothing.
 */
export function ipGroup(address: string): string {
  const ip = withoutPort(address).split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const front = partsOf(head);
  const back = tail === undefined ? [] : partsOf(tail);
  const gap = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...gap, ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function partsOf(half: string): string[] {
  return half === '' ? [] : half.split(':');
}
