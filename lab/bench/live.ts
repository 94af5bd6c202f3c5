import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { call, graphqlBody, jsonHeaders } from './http.js';
import { type Buyer, buy } from './purchase.js';
import type { Servers } from './servers.js';

/** Changes by staff, one after the other. */
const CHANGES = 50;
/** The server passes an order on at most ten times a second; a change sooner than that would wait for its turn. */
const BETWEEN_MS = 150;

/**
 * How long after staff pressed, at one server, the customer who follows the order at another has the change: from the
 * request's start to the message's arrival, as one line of text.
 */
export async function benchLive(
  servers: Pick<Servers, 'product' | 'startSecond'>,
  buyer: Buyer,
  staff: Buyer,
  productId: string,
): Promise<string> {
  console.log('live updates ...');
  const { orderId } = await buy(servers.product, buyer, productId);
  const second = await servers.startSecond();
  const client = follow(servers.product, buyer);
  try {
    const tookMs = await changesOf(client, second.url, staff, orderId);
    const [least, middle, most] = [0, CHANGES >> 1, CHANGES - 1].map((at) => tookMs[at]!.toFixed(0));
    return `A change at one server is at the other's follower after ${middle} ms (${least} to ${most}, ${CHANGES} changes)`;
  } finally {
    await client.dispose();
    await second.stop();
  }
}

function follow(url: string, { token }: Buyer): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
  });
}

const SET_TRACKING_NUMBER =
  'mutation Track($id: ID!, $trackingNumber: String) { adminSetTrackingNumber(id: $id, input: { trackingNumber: $trackingNumber }) { id } }';

/** Times of the changes, ascending. */
async function changesOf(client: Client, url: string, { token }: Buyer, orderId: string): Promise<number[]> {
  const answers = client.iterate<{ orderChanged: { trackingNumber: string | null } }>({
    query: 'subscription ($id: ID!) { orderChanged(id: $id) { id trackingNumber } }',
    variables: { id: orderId },
  });
  const tookMs: number[] = [];
  await answers.next();
  for (let no = 0; no < CHANGES; no += 1) {
    await wait(BETWEEN_MS);
    const trackingNumber = `BENCH ${no}`;
    const began = performance.now();
    const written = call(`${url}/graphql`, {
      method: 'POST',
      headers: jsonHeaders(token),
      body: graphqlBody(SET_TRACKING_NUMBER, { id: orderId, trackingNumber }),
    });
    const { value } = await answers.next();
    tookMs.push(performance.now() - began);
    await written;
    if (value?.data?.orderChanged.trackingNumber !== trackingNumber) throw new Error('Another change came.');
  }
  return tookMs.sort((a, b) => a - b);
}
