import ipaddr from 'ipaddr.js';
import { currentIp } from '../log/request-scope.js';

/**
 * Rate limit key of an address: an IPv4 address itself, the /64 of an IPv6 address. IPv4-mapped IPv6 addresses count
 * as IPv4. A port, which some proxies add, is left out.
 */
export function ipPrefix(address: string): string {
  return prefixOf(address, 64);
}

/** The same for the /48 of an IPv6 address, the block of one customer of a host: 65,536 times a /64. */
export function ipNetwork(address: string): string {
  return prefixOf(address, 48);
}

function prefixOf(address: string, bits: 48 | 64): string {
  const ip = withoutPort(address);
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const parsed = ipaddr.IPv6.parse(ip);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const prefix = parsed.parts.slice(0, bits / 16).map((part) => part.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** Rate limit key of the current request's caller; empty outside of a request. */
export function clientKey(): string {
  return ipPrefix(currentIp());
}

/** The wider key of the current request's caller: the block of addresses that one organisation is assigned. */
export function clientNetwork(): string {
  return ipNetwork(currentIp());
}
