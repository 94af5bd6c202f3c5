import { type Policy, removing } from './policy.js';

/** Requests, and the files that people send with them, with messages and as papers. */
export const FILE_POLICIES: readonly Policy[] = [
  {
    name: 'requests',
    what: 'requests with what was written, the shipment and the file that came with them',
    after: '2 years after they last changed',
    why: 'by then the move is over; what was booked is in the order',
    tables: ['requests', 'request_messages', 'attachments'],
    sql: removing('requests', `changed_at < now() - interval '2 years'`),
    batch: 100,
  },
  {
    name: 'files of closed requests',
    what: 'files that came with requests that were won or lost, and with their messages',
    after: '3 months after the request last changed',
    why: 'by then nobody looks at the other offer or the photos; the request itself stays',
    tables: ['attachments'],
    sql: removing(
      'attachments',
      `(request_id is not null or request_message_id is not null) and exists (select from requests r
        where r.id in (request_id, (select m.request_id from request_messages m where m.id = request_message_id))
          and r.state in ('won', 'lost') and r.changed_at < now() - interval '3 months')`,
    ),
    batch: 50,
  },
  {
    name: 'files of messages on finished orders',
    what: 'photos and PDFs that came with messages on orders that were delivered or cancelled',
    after: '6 months after anything last happened on the order',
    why: 'by then damage is settled; the books need the words, not the pictures',
    tables: ['attachments'],
    sql: removing(
      'attachments',
      `message_id is not null and exists (select from messages m join orders o on o.id = m.order_id
        where m.id = message_id and o.status in ('delivered', 'cancelled') and not exists (select from order_events e
          where e.order_id = o.id and e.created_at >= now() - interval '6 months'))`,
    ),
    batch: 50,
  },
  {
    name: 'papers for customs',
    what: 'the papers of orders that were delivered or cancelled, with their files: passports, visas, forms',
    after: '90 days after anything last happened on the order',
    why: 'customs are done by then, and a passport is kept no longer than that',
    tables: ['order_papers', 'attachments'],
    sql: removing(
      'order_papers',
      `exists (select from orders o where o.id = order_papers.order_id and o.status in ('delivered', 'cancelled')
        and not exists (select from order_events e
          where e.order_id = o.id and e.created_at >= now() - interval '90 days'))`,
    ),
    batch: 50,
  },
  {
    name: 'unsent files',
    what: 'files that were sent for a request, message or paper that never came',
    after: 'a day',
    why: 'a form may stand open for hours',
    tables: ['attachments'],
    sql: removing('attachments', `not is_sent and created_at < now() - interval '1 day'`),
    batch: 50,
  },
];
