import type { EntityManager } from '@mikro-orm/postgresql';
import { destinationName } from '../../../rules/destinations.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { inPounds, longDate } from '../../email/letter/format.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import type { Env } from '../../env/env.js';
import { OrderRecord } from '../order.entity.js';

interface NoticeParts {
  readonly database: { readonly orm: { readonly em: EntityManager } };
  readonly env: Pick<Env, 'storeName' | 'publicUrl'>;
}

/** To the company: somebody has booked. Names nobody: the order's page does. Null when the order was deleted. */
export async function renderNewOrder(
  { database, env }: NoticeParts,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const order = await database.orm.em
    .fork()
    .findOne(OrderRecord, { id: String(data.orderId), deletedAt: null });
  if (!order) return null;
  const { number, destination, totalPence, collectionDate, itemCount, serviceName } = order;
  return renderLetter({
    subject: `New order ${number} to ${destinationName(destination)}, ${inPounds(totalPence)}`,
    greeting: 'Hello,',
    paragraphs: [`A customer has booked and paid for a shipment to ${destinationName(destination)}.`],
    rows: [
      ['Collection', collectionDate ? longDate(collectionDate) : 'Day to be agreed with the customer'],
      ['Service', serviceName],
      ['Items', String(itemCount)],
    ],
    total: ['Paid', inPounds(totalPence)],
    link: { label: 'Open the order', url: `${env.publicUrl}/admin/orders/${order.id}` },
    from: env.storeName,
    why: "You're receiving this because this is the company's address. You can switch off emails about new orders in the settings.",
  });
}
