import type { ShopClient } from '../../../test/clients/shop-client.js';

interface Actor {
  readonly kind: string;
  readonly name: string;
}
export interface SeenDeskOrder {
  readonly customerId: string;
  readonly notes: readonly { readonly text: string; readonly author: Actor }[];
  readonly events: readonly {
    readonly status: string;
    readonly description: string;
    readonly actor: Actor;
    readonly reason: string | null;
    readonly version: number | null;
  }[];
  readonly trackingNumber: string | null;
  readonly version: number;
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

const ACTOR = 'kind name';
const BULK = `changed { number status version } refused { number code message changes { what by { ${ACTOR} } } }`;

export type OrderNotes = ReturnType<typeof orderNotesOf>;

/** Calls of staff that concern one order, or many at once. */
export function orderNotesOf({ graphql: client }: ShopClient) {
  return {
    open: (id: string): Promise<SeenDeskOrder> =>
      client.call(
        'query order',
        `customerId notes { text author { ${ACTOR} } } trackingNumber version
          events { status description actor { ${ACTOR} } reason version }`,
        { id: ['ID!', id] },
      ),
    async track(id: string, trackingNumber: string | null, version?: number) {
      await client.call('mutation adminSetTrackingNumber', 'id', {
        id: ['ID!', id],
        input: ['TrackingNumberInput!', { trackingNumber, version }],
      });
    },
    /** Adds a note; returns the notes of the order. */
    note: async (id: string, text: string, noteId?: string): Promise<SeenDeskOrder['notes']> => {
      const { notes } = await client.call<Pick<SeenDeskOrder, 'notes'>>(
        'mutation adminAddOrderNote',
        `notes { text author { ${ACTOR} } }`,
        { id: ['ID!', id], input: ['OrderNoteInput!', { text, noteId }] },
      );
      return notes;
    },
    setMany: (
      orders: readonly AtVersion[],
      status: string,
      reason?: string,
      canUndo = false,
    ): Promise<SeenBulk> =>
      client.call('mutation adminUpdateOrderStatuses', BULK, {
        input: ['OrderStatusesInput!', { orders, status, reason, canUndo }],
      }),
    undoMany: (orders: readonly AtVersion[]): Promise<SeenBulk> =>
      client.call('mutation adminUndoOrderStatuses', BULK, { orders: ['[OrderVersionInput!]!', orders] }),
    async previewCancel(id: string): Promise<SeenCancelPreview> {
      const { refund, ...preview } = await client.call<{
        version: number;
        isCancelled: boolean;
        refund: { minorUnits: number };
      }>('query adminCancellationPreview', 'version isCancelled refund { minorUnits }', { id: ['ID!', id] });
      return { ...preview, refundPence: refund.minorUnits };
    },
    async cancel(id: string, shownPence: number) {
      await client.call('mutation adminUpdateOrderStatus', 'id', {
        id: ['ID!', id],
        input: ['OrderStatusInput!', { status: 'CANCELLED', expectedRefund: shownPence }],
      });
    },
  };
}
