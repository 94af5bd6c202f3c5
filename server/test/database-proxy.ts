import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a pool and PostgreSQL, and loses connections in the way that networks and servers do. */
export interface DatabaseProxy {
  /** Where the pool connects to. */
  readonly url: string;
  /** Cuts each connection on which something with these words is sent, before PostgreSQL sees it; null stops that. */
  cutAt(words: string | null): void;
  /** While true nothing is handed on in either direction: connections stay open, and no answer comes. */
  freeze(isFrozen: boolean): void;
  /** From now on new connections go there, as after a failover. */
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
