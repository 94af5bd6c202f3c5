import { connect } from 'node:net';

const BEGINNINGS = [
  'GET /api/categories HTTP/1.1\r\nHost: shop\r\nX-Slow: ',
  'POST /api/users/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  '',
];
const BYTE_EVERY_MS = 1_000;

/** What became of a slow socket. */
export interface SlowLife {
  readonly ms: number;
  /** It was open when it was cut; otherwise it was never let in. */
  readonly wasOpen: boolean;
}

/**
 * A connection that sends headers or a body one byte a second, or nothing at all; the number says which, and from which
 * address of this machine. Resolves when the server has cut it.
 */
export function openSlowSocket(port: number, no: number): Promise<SlowLife> {
  return new Promise((resolve) => {
    const localAddress = `127.1.${1 + (Math.floor(no / 3) % 10)}.${1 + (Math.floor(no / 30) % 10)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const beginning = BEGINNINGS[no % BEGINNINGS.length] ?? '';
    let openedAt = 0;
    let timer: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
      openedAt = performance.now();
      if (beginning === '') return;
      socket.write(beginning);
      timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
    });
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ ms: openedAt === 0 ? 0 : performance.now() - openedAt, wasOpen: openedAt > 0 });
    });
  });
}
