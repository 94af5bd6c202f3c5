import { connect } from 'node:net';
import type { TestApp } from '../test-app.js';

/** The response to these very bytes, until the server closes or the time is over. */
export function sendRaw({ url }: Pick<TestApp, 'url'>, bytes: string, waitMs = 1_500): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(done, waitMs);
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket
      .on('close', done)
      .on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done() : reject(error),
      );
  });
}

/** The statuses of the responses in a text, in their order. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
