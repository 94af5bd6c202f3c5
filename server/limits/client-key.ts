import { currentIp } from '../shared/request-scope.js';
import { ipNetwork, ipPrefix } from './ip-prefix.js';

/** Where the request being answered comes from, as limits see it; empty outside of a request. */
export function clientKey(): string {
  return ipPrefix(currentIp());
}

/** The same as far as one organisation is given addresses. */
export function clientNetwork(): string {
  return ipNetwork(currentIp());
}
