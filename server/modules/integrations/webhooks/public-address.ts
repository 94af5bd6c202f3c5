import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Finds every address of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** A host that leads to a private, loopback, link-local or other address that is not of the public internet. */
export class NotPublic extends Error {
  constructor() {
    super('Its address is not public');
  }
}

/** Name servers get this long for each of two tries; threads of this process do not wait, as with `dns.lookup`. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** The addresses of a name by both families. Throws when it has none. */
export const resolveName: Resolve = async (host) => {
  const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  if (found.length === 0) throw new Error(`Nobody knows the address of ${host}`);
  return found;
};

/** True for an address of the public internet: unicast, and within 2000::/3 for IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(ipaddr.IPv6.parse('2000::'), 3);
}

/** The host of a URL; an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** The addresses of a host. Throws NotPublic when any of them is not public. */
export async function publicAddresses(host: string, resolve: Resolve): Promise<readonly string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (!addresses.every(isPublicAddress)) throw new NotPublic();
  return addresses;
}

/** A lookup for `net.connect` that gives it public addresses alone: what was checked is what is connected to. */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    publicAddresses(hostname, resolve).then(
      (found) => {
        const addresses = found.map((address) => ({ address, family: isIP(address) }));
        if (options.all) callback(null, addresses);
        else callback(null, addresses[0]!.address, addresses[0]!.family);
      },
      (error) => callback(error, ''),
    );
  };
}
