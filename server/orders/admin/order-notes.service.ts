import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../db/transaction.js';
import { readVersion } from '../../shared/api/version.js';
import { conflict, notFound, wrongField } from '../../shared/errors/errors.js';
import { type Deps, Service } from '../../shared/service.js';
import { isUuid } from '../../shared/uuid.js';
import { requireAdmin, requireUser } from '../../shared/viewer.js';
import { lockOrder } from '../change-status.js';
import { OrderEventRecord } from '../order.entity.js';
import type { NotedOrder } from '../order.rest.js';
import { readOrder, type StoredOrder } from '../order.store.js';
import { refuseStale } from '../refuse-stale.js';
import { type ContactChange, correctContact, setContact } from './order-contact.js';
import { readNoteText, readTrackingNumber } from './order-notes.inputs.js';
import {
  type DeskFacts,
  insertNote,
  readDeskFacts,
  readNote,
  readNoteTexts,
  type StoredNote,
} from './order-notes.store.js';

/** An order with what only staff know of it. */
export interface DeskOrder extends DeskFacts {
  readonly order: StoredOrder;
}

/** One order on the desk of staff. Everything here throws UNAUTHENTICATED or FORBIDDEN for others. */
export class OrderNotesService extends Service<Deps<'em' | 'pool' | 'now'>> {
  /** An order with its notes and who did what. Throws NOT_FOUND. */
  async find(id: string): Promise<DeskOrder> {
    requireAdmin(this.viewer);
    if (!isUuid(id)) throw notFound('Order');
    const { pool } = this.deps;
    const [order, facts] = await Promise.all([readOrder(pool, id, null), readDeskFacts(pool, id)]);
    if (!order || !facts) throw notFound('Order');
    return { ...facts, order };
  }

  /** The orders with staff's notes; as they are for a customer. */
  async withNotes(orders: readonly StoredOrder[]): Promise<NotedOrder[]> {
    if (requireUser(this.viewer).role !== 'admin') return [...orders];
    const notes = await readNoteTexts(
      this.deps.pool,
      orders.map(({ id }) => id),
    );
    return orders.map((order) => ({ ...order, notes: notes.get(order.id) }));
  }

  /**
   * Sets the carrier's number, or takes it away with null; dated on the timeline, where the customer reads it too. The
   * same number again is no change. Throws BAD_INPUT, NOT_FOUND, CONFLICT for a stale version.
   */
  async setTrackingNumber(id: string, sent: string | null, version?: number | null): Promise<StoredOrder> {
    const { id: actorId } = requireAdmin(this.viewer);
    const trackingNumber = readTrackingNumber(sent);
    const looked = readVersion(version) ?? null;
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.trackingNumber === trackingNumber) return;
      await refuseStale(tx, order, looked);
      const description = describeTracking(order.trackingNumber, trackingNumber);
      order.trackingNumber = trackingNumber;
      const event = { status: 'changed', description, actorId, createdAt: this.deps.now() } as const;
      tx.create(OrderEventRecord, { id: randomUUID(), order, ...event });
    });
    const order = await readOrder(this.deps.pool, id, null);
    if (!order) throw notFound('Order');
    return order;
  }

  /**
   * Corrects name, email address or phone number of an order, as after a bounced email; the account stays as it is. The
   * same again is no change. Throws BAD_INPUT, NOT_FOUND, CONFLICT for a stale version.
   */
  async setContact(id: string, change: ContactChange, version?: number | null): Promise<StoredOrder> {
    const { id: actorId } = requireAdmin(this.viewer);
    const looked = readVersion(version) ?? null;
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, id);
      const contact = correctContact(order.customer, change);
      if (!isDeepStrictEqual(contact, { ...order.customer })) await refuseStale(tx, order, looked);
      await setContact(tx, order, contact, { actorId, now: this.deps.now() });
    });
    const order = await readOrder(this.deps.pool, id, null);
    if (!order) throw notFound('Order');
    return order;
  }

  /**
   * Writes a note that only staff read; it is never changed. The same words with the id of a note that is there already
   * are that note. Throws BAD_INPUT, NOT_FOUND, CONFLICT for other words.
   */
  async addNote(orderId: string, sent: string, noteId?: string | null): Promise<StoredNote> {
    const { id: authorId } = requireAdmin(this.viewer);
    const text = readNoteText(sent);
    if (noteId && !isUuid(noteId)) throw wrongField('noteId', 'The id of a note is a UUID');
    if (!isUuid(orderId)) throw notFound('Order');
    const id = noteId ?? randomUUID();
    await inTransaction(this.deps.em, (tx) =>
      insertNote(tx, { id, orderId, authorId, text, createdAt: this.deps.now() }),
    );
    const note = await readNote(this.deps.pool, orderId, id);
    if (!note) throw notFound('Order');
    if (note.text !== text) throw conflict('There is another note with this id');
    return note;
  }
}

function describeTracking(before: string | null, after: string | null): string {
  if (after === null) return 'Tracking number removed';
  return before === null ? `Tracking number: ${after}` : `New tracking number: ${after}`;
}
