import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CATEGORY, DESTINATION, PASSWORD } from '../bench-data.js';
import { orderExportPath, packingListPath } from '../downloads.js';
import { jsonHeaders } from '../http.js';
import { type Buyer, buy } from '../purchase.js';

export interface Crowd {
  readonly url: string;
  readonly productId: string;
  readonly buyers: readonly Buyer[];
  readonly staff: Buyer;
}

/** Sends the traffic, and counts it. */
export class Traffic {
  requests = 0;
  readonly failures: string[] = [];
  readonly #orderIds: string[] = [];
  #turn = 0;

  constructor(private readonly crowd: Crowd) {}

  /**
   * Does one piece of work after the other until stopped, `perSecond` begun each second. A piece is skipped when
   * the eight allowed at once are still under way, so that a slow server is not flooded.
   */
  async run(perSecond: number, isOver: () => boolean): Promise<void> {
    const underWay = new Set<Promise<void>>();
    while (!isOver()) {
      await wait(1000 / perSecond);
      if (underWay.size >= AT_ONCE) continue;
      const work = this.#next().finally(() => underWay.delete(work));
      underWay.add(work);
    }
    await Promise.all(underWay);
  }

  async #next(): Promise<void> {
    this.#turn += 1;
    const name = ROTA[this.#turn % ROTA.length] ?? 'page';
    try {
      await this.#do(name);
    } catch (error) {
      this.failures.push(`${name}: ${(error as Error).message}`);
    }
  }

  async #do(name: Work): Promise<void> {
    const { url, productId, staff } = this.crowd;
    const buyer = this.crowd.buyers[this.#turn % this.crowd.buyers.length]!;
    const orderId = this.#orderIds.at(this.#turn % Math.max(1, this.#orderIds.length));
    switch (name) {
      case 'page':
        return this.#get('/');
      case 'catalogue':
        return this.#get(`/api/products/category/${CATEGORY.name}?country=${DESTINATION}`);
      case 'search':
        return this.#get(`/api/products?search=box${this.#turn % 100}&page=${1 + (this.#turn % 5)}`);
      case 'guest cart':
        return this.#post(
          '/api/cart',
          { productId, quantity: 1, country: DESTINATION },
          { 'X-Guest-Id': guestId() },
        );
      case 'sign in':
        return this.#post('/api/users/login', { email: buyer.email, password: PASSWORD });
      case 'purchase': {
        const { orderId: bought } = await buy(url, buyer, productId);
        this.requests += 6;
        this.#orderIds.push(bought);
        if (this.#orderIds.length > RECENT_ORDERS) this.#orderIds.shift();
        return;
      }
      case 'my orders':
        return this.#get('/api/orders/my-orders', buyer);
      case 'order':
        return orderId ? this.#get(`/api/orders/${orderId}`, staff) : undefined;
      case 'document':
        return orderId ? this.#download(packingListPath(url, staff.token, orderId)) : undefined;
      case 'live':
        return orderId ? this.#follow(orderId) : undefined;
      case 'staff orders':
        return this.#get(`/api/admin/orders?page=${1 + (this.#turn % 20)}`, staff);
      case 'dashboard':
        return this.#get('/api/dashboard', staff);
      case 'export':
        return this.#download(orderExportPath(url, staff.token));
    }
  }

  /** A file by its short-lived link. */
  async #download(path: Promise<string>): Promise<void> {
    this.requests += 1;
    await this.#get(await path);
  }

  #get(path: string, by?: Buyer): Promise<void> {
    return this.#send(path, { headers: by ? jsonHeaders(by.token) : {} });
  }

  #post(path: string, body: object, headers = {}): Promise<void> {
    return this.#send(path, {
      method: 'POST',
      headers: { ...jsonHeaders(), ...headers },
      body: JSON.stringify(body),
    });
  }

  async #send(path: string, init: RequestInit): Promise<void> {
    this.requests += 1;
    const response = await fetch(this.crowd.url + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  }

  /** Opens a live connection, waits for the first answer and closes it. */
  async #follow(orderId: string): Promise<void> {
    this.requests += 1;
    const client = createClient({
      url: `${this.crowd.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { Authorization: `Bearer ${this.crowd.staff.token}` },
      retryAttempts: 0,
    });
    try {
      const query = 'subscription ($id: ID!) { orderChanged(id: $id) { id status } }';
      const { value } = await client.iterate({ query, variables: { id: orderId } }).next();
      if (!value?.data) throw new Error('no answer');
    } finally {
      await client.dispose();
    }
  }
}

const AT_ONCE = 8;
/** Orders that are read again: the last so many. */
const RECENT_ORDERS = 200;

/** How often each kind of work comes in one turn of the rota. */
const SHARES = {
  page: 6,
  catalogue: 6,
  search: 6,
  'guest cart': 4,
  'sign in': 2,
  purchase: 3,
  'my orders': 3,
  order: 3,
  document: 1,
  live: 2,
  'staff orders': 2,
  dashboard: 1,
  export: 1,
} as const;
type Work = keyof typeof SHARES;

/** All shares, mixed so that the same work does not come in a row. */
const ROTA: readonly Work[] = Object.entries(SHARES)
  .flatMap(([name, share]) =>
    Array.from({ length: share }, (_, no) => [name as Work, (no + 0.5) / share] as const),
  )
  .sort(([, one], [, other]) => one - other)
  .map(([name]) => name);

function guestId(): string {
  return `guest_${Date.now()}_${randomUUID().replaceAll('-', '')}`;
}
