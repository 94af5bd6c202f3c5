import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a pool and PostgreSQL that loses connections as networks and servers do. */
export interface DatabaseProxy {
  /** Address for the pool. */
  readonly url: string;
  /** Cuts each connection that sends this text, before PostgreSQL sees it; null stops that. */
  cutAt(words: string | null): void;
  /** While true nothing is passed on in either direction: connections stay open without an answer. */
  freeze(isFrozen: boolean): void;
  /** Sends new connections to another database from now on, as after a failover. */
  moveTo(databaseUrl: string): void;
  /** While true there is no database: connections are cut, and new ones too. */
  leave(isAway: boolean): void;
  stop(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cutText: string | null = null;
  let isFrozen = false;
  let isGone = false;

  const server = createServer((near) => {
    if (isGone) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', (data) => {
        if (from === near && cutText !== null && data.includes(cutText)) near.destroy();
        else to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    cutAt(words) {
      cutText = words;
    },
    freeze(wanted) {
      isFrozen = wanted;
      for (const socket of sockets) {
        if (wanted) socket.pause();
        else socket.resume();
      }
    },
    moveTo(otherUrl) {
      target = new URL(otherUrl);
    },
    leave(isAway) {
      isGone = isAway;
      if (isAway) for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
