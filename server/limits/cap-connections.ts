import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipPrefix } from './ip-prefix.js';

/** Closes connections beyond so many open ones, in all and of an address. Proxies of ours carry many callers: only the first cap is for them. */
export function capConnections(
  server: Server,
  { inAll, perAddress }: { readonly inAll: number; readonly perAddress: number },
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  let openInAll = 0;
  server.on('connection', (socket: Socket) => {
    if (openInAll >= inAll) {
      socket.destroy();
      return;
    }
    openInAll += 1;
    socket.once('close', () => {
      openInAll -= 1;
    });
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const place = ipPrefix(address);
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
