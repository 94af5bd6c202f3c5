import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PHONE_MESSAGE, plainPhone } from '../../../rules/people/contact-rules.js';
import { cleanLine } from '../../../rules/text.js';
import { redirectUnsent } from '../../email/email.store.js';
import type { Contact } from '../../shared/contact.js';
import { conflict, wrongField } from '../../shared/errors/errors.js';
import { readEmail } from '../../users/read-email.js';
import { OrderEventRecord, type OrderRecord } from '../order.entity.js';

/** A correction of the contact of an order; what is left out stays. */
export interface ContactChange {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

const NAME_MAX = 200;
const LABELS = { name: 'name', email: 'email address', phone: 'phone number' } as const;

/** The contact after a correction, as it is stored. Throws BAD_INPUT. */
export function correctContact(before: Contact, { name, email, phone }: ContactChange): Contact {
  return {
    name: name == null ? before.name : readName(name),
    email: email == null ? before.email : readEmail(email),
    phone: phone == null ? before.phone : readPhone(phone),
  };
}

/**
 * Corrects the contact of a locked order, with an entry on the timeline; messages about it that did not go out go to the
 * new address. Nothing happens when nothing differs. Throws CONFLICT for an order whose personal data was removed.
 */
export async function setContact(
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
