import type { Pool } from 'pg';
import { destinationName } from '../../rules/destinations.js';
import { escapeHtml, inPounds, longDate } from '../email/format.js';
import type { RenderedEmail } from '../email/send-email.js';
import { readOrder, type StoredOrder } from './order.store.js';

interface OrderEmailParts {
  readonly database: { readonly pool: Pool };
  readonly env: { readonly storeName: string; readonly publicUrl: string };
}

/** The confirmation of one order. Throws when the order is missing. */
export async function renderOrderEmail(
  { database, env }: OrderEmailParts,
  orderId: string | null,
): Promise<RenderedEmail> {
  const order = orderId ? await readOrder(database.pool, orderId, null) : null;
  if (!order) throw new Error('The order of a message is missing.');
  return renderOrderDetails(order, { name: env.storeName, publicUrl: env.publicUrl });
}

/** The order confirmation: what was booked, what was paid, what happens next. */
export function renderOrderDetails(
  order: StoredOrder,
  store: { name: string; publicUrl: string },
): RenderedEmail {
  const link = `${store.publicUrl}/user/orders/${order.id}`;
  const place = destinationName(order.destination);
  const collection = order.collectionDate
    ? `We collect on ${longDate(order.collectionDate)}.`
    : 'We will contact you to agree a collection date.';
  const rows: readonly (readonly [string, string])[] = [
    ...order.lines.map((line): [string, string] => [
      `${line.quantity} x ${line.name}`,
      inPounds(line.unitPence * line.quantity),
    ]),
    ...(order.minimumTopUpPence > 0
      ? [[`Minimum charge for ${place}`, inPounds(order.minimumTopUpPence)] as const]
      : []),
    ...(order.servicePence > 0 ? [[order.serviceName, inPounds(order.servicePence)] as const] : []),
    ['Total paid', inPounds(order.totalPence)],
  ];
  const subject = `Your shipment to ${place} is booked (${order.number})`;
  const greeting = `Hello ${order.customer.name},`;
  const thanks = `thank you. Your payment has arrived and your shipment from ${order.fromCity} to ${order.toCity}, ${place} is booked as order ${order.number}.`;
  const refund = 'Bookings are fully refundable until 24 hours before the collection date.';

  return {
    subject,
    text: [
      greeting,
      '',
      thanks,
      collection,
      '',
      ...rows.map(([what, amount]) => `${what}: ${amount}`),
      '',
      refund,
      `Follow your order: ${link}`,
      '',
      store.name,
      '',
    ].join('\n'),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font-family:system-ui,sans-serif;color:#12263A;max-width:36rem;margin:0 auto;padding:1rem">
<p>${escapeHtml(greeting)}</p><p>${escapeHtml(thanks)} ${escapeHtml(collection)}</p>
<table style="width:100%;border-collapse:collapse">${rows
      .map(
        ([what, amount]) =>
          `<tr><td style="padding:.4rem 0;border-bottom:1px solid #EFE7DA">${escapeHtml(what)}</td><td style="padding:.4rem 0;border-bottom:1px solid #EFE7DA;text-align:right">${amount}</td></tr>`,
      )
      .join('')}</table>
<p>${escapeHtml(refund)}</p><p><a href="${escapeHtml(link)}" style="color:#0E6F78">Follow your order</a></p>
<p>${escapeHtml(store.name)}</p></body></html>`,
  };
}
