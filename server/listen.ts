import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another program listens on the port already. */
export class PortTaken extends Error {}

/** Takes a port, any free one for 0, and gives its number. Throws PortTaken. */
export function listen(http: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new PortTaken(`Port ${port} is taken by another program. Choose another with PORT.`)
          : error,
      );
    });
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
  });
}
