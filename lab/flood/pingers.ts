/** Live connections that send large pings, on a thread of their own: they need more of a processor than who measures has. */
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const CONNECTIONS = 20;
const PING = JSON.stringify({ type: 'ping', payload: 'x'.repeat(90_000) });

const { url, seconds } = workerData as { readonly url: string; readonly seconds: number };
await Promise.all(Array.from({ length: CONNECTIONS }, pingOn));

/** Opens a connection, says nothing of who it is and sends pings; opens the next when it is closed. */
async function pingOn(): Promise<void> {
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.once('open', () => {
      for (let count = 0; count < 20; count += 1) socket.send(PING);
    });
    await Promise.race([closed, wait(1_000)]);
    socket.terminate();
    await wait(50);
  }
}
