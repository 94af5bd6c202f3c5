import type { GraphqlClient } from '../../test/clients/graphql-client.js';
import type { RefusalAnswer } from '../../test/clients/rest-answers.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { Refusal, type ShopClient } from '../../test/clients/shop-client.js';

interface Actor {
  readonly kind: string;
  readonly name: string;
}
export interface SeenDeskOrder {
  readonly customerId: string;
  readonly notes: readonly { readonly text: string; readonly author: Actor }[];
  readonly timeline: readonly {
    readonly status: string;
    readonly description: string;
    readonly actor: Actor;
    readonly reason: string | null;
    readonly version: number | null;
  }[];
  readonly order: { readonly trackingNumber: string | null; readonly version: number };
}
export interface SeenBulk {
  readonly changed: readonly { readonly number: string; readonly status: string; readonly version: number }[];
  readonly refused: readonly {
    readonly number: string | null;
    readonly code: string;
    readonly message: string;
    readonly changes: readonly { readonly what: string; readonly by: Actor }[];
  }[];
}
export interface SeenCancelPreview {
  readonly version: number;
  readonly isCancelled: boolean;
  readonly refundPence: number;
}
interface AtVersion {
  readonly id: string;
  readonly version: number;
}

/** What staff do with single orders, and many at once, through the door of a client. */
export interface OrderDesk {
  open(id: string): Promise<SeenDeskOrder>;
  track(id: string, trackingNumber: string | null, version?: number): Promise<void>;
  note(id: string, text: string, noteId?: string): Promise<{ readonly text: string; readonly author: Actor }>;
  setMany(orders: readonly AtVersion[], status: string, reason?: string): Promise<SeenBulk>;
  previewCancel(id: string): Promise<SeenCancelPreview>;
  cancel(id: string, shownPence: number): Promise<void>;
}

/** The desk seen through the door of this client. */
export function deskOf(client: ShopClient): OrderDesk {
  return client instanceof RestClient ? overRest(client) : overGraphql(client as GraphqlClient);
}

const ACTOR = 'kind name';

function overGraphql(client: GraphqlClient): OrderDesk {
  return {
    open: (id) =>
      client.call(
        'query adminOrder',
        `customerId notes { text author { ${ACTOR} } } order { trackingNumber version }
          timeline { status description actor { ${ACTOR} } reason version }`,
        { id: ['ID!', id] },
      ),
    async track(id, trackingNumber, version) {
      await client.call('mutation setTrackingNumber', 'id', {
        id: ['ID!', id],
        trackingNumber: ['String', trackingNumber],
        version: ['Int', version],
      });
    },
    note: (id, text, noteId) =>
      client.call('mutation addOrderNote', `text author { ${ACTOR} }`, {
        id: ['ID!', id],
        text: ['String!', text],
        noteId: ['ID', noteId],
      }),
    setMany: (orders, status, reason) =>
      client.call(
        'mutation updateOrderStatuses',
        `changed { number status version } refused { number code message changes { what by { ${ACTOR} } } }`,
        {
          orders: ['[OrderAtVersion!]!', orders],
          status: ['OrderStatus!', status],
          reason: ['String', reason],
        },
      ),
    async previewCancel(id) {
      const { refund, ...preview } = await client.call<{
        version: number;
        isCancelled: boolean;
        refund: { minorUnits: number };
      }>('query previewCancel', 'version isCancelled refund { minorUnits }', { id: ['ID!', id] });
      return { ...preview, refundPence: refund.minorUnits };
    },
    async cancel(id, shownPence) {
      await client.call('mutation updateOrderStatus', 'id', {
        id: ['ID!', id],
        status: ['OrderStatus!', 'cancelled'],
        shownRefund: ['Int', shownPence],
      });
    },
  };
}

function overRest(client: RestClient): OrderDesk {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await client.call<T>(method, path, body);
    if (answer.status < 400) return answer.body;
    const { code, message, ...details } = answer.body as RefusalAnswer;
    throw new Refusal(answer.status, code, message, details);
  };
  return {
    open: (id) => send('GET', `/admin/orders/${id}`),
    async track(id, trackingNumber, version) {
      await send('PUT', `/admin/orders/${id}/tracking`, { trackingNumber, version });
    },
    note: async (id, text, noteId) =>
      (await send<{ note: SeenDeskOrder['notes'][0] }>('POST', `/admin/orders/${id}/notes`, { text, noteId }))
        .note!,
    setMany: (orders, status, reason) => send('PUT', '/admin/orders/status', { orders, status, reason }),
    previewCancel: (id) => overGraphql(client.graphql).previewCancel(id),
    async cancel(id, shownPence) {
      const body = { status: 'cancelled', shownRefund: shownPence / 100 };
      await send('PUT', `/admin/orders/${id}/status`, body);
    },
  };
}
