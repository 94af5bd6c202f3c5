import { currentIp } from '../shared/request-scope.js';
import { ipGroup } from './ip-group.js';

/** Where the request being answered comes from, as limits see it; empty outside of a request. */
export function currentPlace(): string {
  return ipGroup(currentIp());
}
