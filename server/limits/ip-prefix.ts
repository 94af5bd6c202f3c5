import ipaddr from 'ipaddr.js';

/** The first half of an IPv6 address, which is what one subscriber is given. */
const PREFIX_PARTS = 4;

/**
 * The key of an address in rate limits: an IPv4 address itself, the /64 of an IPv6 address. IPv4-mapped IPv6 addresses
 * count as IPv4. A port, which some proxies add, is left out.
 */
export function ipPrefix(address: string): string {
  const ip = withoutPort(address);
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const parsed = ipaddr.IPv6.parse(ip);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const prefix = parsed.parts.slice(0, PREFIX_PARTS).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
