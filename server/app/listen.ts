import type { AddressInfo, Server as NetServer } from 'node:net';

/** The port cannot be used; the message is for the person who starts the server. */
export class CannotListen extends Error {}

/** Connections that may wait to be accepted; the system may allow fewer. Beyond these a caller waits for seconds. */
const BACKLOG = 4_096;

/**
 * Listens on a port, any free one for 0, and returns its number. Without a host on all addresses. One of several
 * processes shares the port with the others, unless it is its own. Throws CannotListen.
 */
export function listen(
  http: NetServer,
  port: number,
  host?: string | null,
  { isShared = false, isOwn = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = sentenceFor(error.code, port, host);
      reject(sentence ? new CannotListen(sentence) : error);
    });
    http.listen(
      { port, host: host ?? undefined, backlog: BACKLOG, reusePort: isShared, exclusive: isOwn },
      () => resolve((http.address() as AddressInfo).port),
    );
  });
}

/** The URL under which this machine reaches a server that listens there. */
export function localUrl(host: string | null, port: number): string {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::';
  const reached = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${reached}:${port}`;
}

function sentenceFor(code: string | undefined, port: number, host?: string | null): string | null {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another with PORT.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Choose another with HOST.`;
  return null;
}
