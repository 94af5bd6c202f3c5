import { connect } from 'node:net';

const BYTE_EVERY_MS = 1_000;

/** The end of a slow socket. */
export interface SlowLife {
  readonly ms: number;
  /** True when the socket was open until it was cut; false when it was never accepted. */
  readonly wasOpen: boolean;
}

export interface SlowCaller {
  /** The beginning of a request; empty to send nothing at all. */
  readonly beginning: string;
  /** An address of this machine. */
  readonly localAddress?: string;
  /** Hangs up. */
  readonly signal?: AbortSignal;
}

/** A connection that goes on one byte a second. Resolves when it is cut. */
export function openSlowSocket(port: number, { beginning, ...caller }: SlowCaller): Promise<SlowLife> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ...caller });
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
