import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { PHONE_MESSAGE, plainPhone } from '../../../../rules/people/contact-rules.js';
import { cleanLine } from '../../../../rules/text.js';
import { isPermitted } from '../../../../rules/users/permissions.js';
import { readVersion } from '../../../platform/api/version.js';
import { requireCaller } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { Contact } from '../../../platform/values/contact.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { redirectUnsent } from '../../email/email.store.js';
import { readEmail } from '../../users/read-email.js';
import { lockOrder, refuseStale } from '../change-status.js';
import { OrderEventRecord, type OrderRecord } from '../order.entity.js';
import type { NotedOrder } from '../order.rest.js';
import { type FullOrder, readExisting } from '../order.store.js';
import { readNoteText, readTrackingNumber } from './order-notes.inputs.js';
import {
  type DeskFacts,
  insertNote,
  readDeskFacts,
  readNoteTexts,
  readStoredText,
} from './order-notes.store.js';

/** Staff's notes on an order, its tracking number and its contact. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export class OrderNotesService extends Service<Deps<'em' | 'pool' | 'now'>> {
  private readonly facts = new DataLoader((ids: readonly string[]) => readDeskFacts(this.deps.pool, ids), {
    cache: false,
  });

  /** The notes on an order and its events; several orders are read in one statement. */
  async deskFacts(orderId: string): Promise<DeskFacts> {
    this.require('orders', 'money');
    return this.facts.load(orderId);
  }

  /** The orders with staff's notes; unchanged for those who may not read all. */
  async withNotes(orders: readonly FullOrder[]): Promise<NotedOrder[]> {
    if (!isPermitted(requireCaller(this.viewer), 'orders', 'money')) return [...orders];
    const notes = await readNoteTexts(
      this.deps.pool,
      orders.map(({ id }) => id),
    );
    return orders.map((order) => ({ ...order, notes: notes.get(order.id) }));
  }

  /**
   * Sets the carrier's tracking number, or removes it with null; the timeline, which the customer reads too, shows the
   * change. The same number again changes nothing. Throws BAD_INPUT, NOT_FOUND, CONFLICT for a stale version.
   */
  async setTrackingNumber(id: string, sent: string | null, version?: number | null): Promise<FullOrder> {
    const { id: actorId } = this.require('orders');
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
    return readExisting(this.deps.pool, id);
  }

  /**
   * Corrects name, email address or phone number of an order, as after a bounced email; the account stays as it is. The
   * same values again change nothing. Throws BAD_INPUT, NOT_FOUND, CONFLICT for a stale version.
   */
  async setContact(id: string, change: ContactChange, version?: number | null): Promise<FullOrder> {
    const { id: actorId } = this.require('orders');
    const looked = readVersion(version) ?? null;
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, id);
      const contact = correctContact(order.customer, change);
      if (!isDeepStrictEqual(contact, { ...order.customer })) await refuseStale(tx, order, looked);
      await setContact(tx, order, contact, { actorId, now: this.deps.now() });
    });
    return readExisting(this.deps.pool, id);
  }

  /**
   * Stores a note that only staff read; it never changes. The same text with the id of a stored note is that note.
   * Throws BAD_INPUT, NOT_FOUND, CONFLICT for another text.
   */
  async addNote(orderId: string, sent: string, noteId?: string | null): Promise<FullOrder> {
    const { id: authorId } = this.require('orders');
    const text = readNoteText(sent);
    if (noteId && !isUuid(noteId)) throw wrongField('noteId', 'The id of a note is a UUID');
    if (!isUuid(orderId)) throw notFound('Order');
    const id = noteId ?? randomUUID();
    await inTransaction(this.deps.em, async (tx) => {
      await insertNote(tx, { id, orderId, authorId, text, createdAt: this.deps.now() });
      const stored = await readStoredText(tx, orderId, id);
      if (stored === undefined) throw notFound('Order');
      if (stored !== text) throw conflict('There is another note with this id');
    });
    return readExisting(this.deps.pool, orderId);
  }
}

function describeTracking(before: string | null, after: string | null): string {
  if (after === null) return 'Tracking number removed';
  return before === null ? `Tracking number: ${after}` : `New tracking number: ${after}`;
}

/** Corrections of the contact of an order; fields left out stay. */
interface ContactChange {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

const NAME_MAX = 200;
const LABELS = { name: 'name', email: 'email address', phone: 'phone number' } as const;

/** The contact after a correction, as it is stored. Throws BAD_INPUT. */
function correctContact(before: Contact, { name, email, phone }: ContactChange): Contact {
  return {
    name: name == null ? before.name : readName(name),
    email: email == null ? before.email : readEmail(email),
    phone: phone == null ? before.phone : readPhone(phone),
  };
}

/**
 * Corrects the contact of a locked order, with an entry on the timeline; messages about it that were not sent yet go to
 * the new address. Does nothing when nothing differs. Throws CONFLICT for an order whose personal data was removed.
 */
async function setContact(
  tx: EntityManager,
  order: OrderRecord,
  contact: Contact,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const { customer: before } = order;
  const parts = (['name', 'email', 'phone'] as const).filter((part) => contact[part] !== before[part]);
  if (parts.length === 0) return;
  if (before.email === '') throw conflict("This order's personal data has been removed");
  order.customer = contact;
  const description = `Contact changed: ${parts.map((part) => LABELS[part]).join(', ')}`;
  const event = { status: 'changed', description, actorId, createdAt: now } as const;
  tx.create(OrderEventRecord, { id: randomUUID(), order, ...event });
  await tx.flush();
  if (contact.email !== before.email)
    await redirectUnsent(tx, { orderId: order.id }, before.email, contact.email);
}

function readName(text: string): string {
  const name = cleanLine(text);
  if (!name) throw wrongField('name', 'Name is required');
  if (name.length > NAME_MAX) throw wrongField('name', `Keep the name under ${NAME_MAX} characters`);
  return name;
}

function readPhone(text: string): string {
  const phone = text.trim() === '' ? '' : plainPhone(text);
  if (phone === null) throw wrongField('phone', PHONE_MESSAGE);
  return phone;
}
