import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipGroup } from './ip-group.js';

/** Closes connections of an address beyond so many open ones. Proxies of ours carry many callers and have no cap. */
export function capConnections(
  server: Server,
  perAddress: number,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const place = ipGroup(address);
    const count = (open.get(place) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(place, count);
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left > 0) open.set(place, left);
      else open.delete(place);
    });
  });
}
