import { currentIp } from '../shared/request-scope.js';
import { ipPrefix } from './ip-prefix.js';

/** Where the request being answered comes from, as limits see it; empty outside of a request. */
export function clientKey(): string {
  return ipPrefix(currentIp());
}
