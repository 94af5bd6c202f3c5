import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { emailRenderers } from '../../app/email-renderers.js';
import { type EmailData, type EmailKind, EmailMessage } from '../../modules/email/email.entity.js';
import type { RenderedEmail } from '../../modules/email/send-email.js';
import { HOSTILE_TEXTS } from '../../modules/email/test/hostile-texts.js';
import { saveQuote } from '../../modules/quotes/saved/test/quote-verbs.js';
import { sendRequest } from '../../modules/requests/test/request-verbs.js';
import { GraphqlClient } from '../clients/graphql-client.js';
import { RestClient } from '../clients/rest-client.js';
import { openCheckout, placeOrder, signUp } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** One text of each sort; all spellings are in server/modules/email/letter/typed-text.test.ts. */
const HOSTILE = HOSTILE_TEXTS.filter((_text, index) => index % 3 === 0);

const READER = 'reader@example.com';
type Reader = 'the proved owner' | 'an account that has not proved its address' | 'somebody else';
const READERS: readonly Reader[] = [
  'the proved owner',
  'an account that has not proved its address',
  'somebody else',
];

interface Asked {
  readonly data?: EmailData;
  readonly aboutOrder?: boolean;
  /** The order status for which the message is true. */
  readonly status?: string;
  readonly isInvited?: boolean;
  /** For staff, who read the customer's own text. */
  readonly isForStaff?: boolean;
}

const change: EmailData = { changed: 'Delivery address changed', refundPence: 100, extraPence: 0 };
const FAR = '2099-01-02';

/** Every kind of message in all of its forms. */
const KINDS: Readonly<Record<EmailKind, (text: string) => readonly Asked[]>> = {
  'order-details': () => [{ aboutOrder: true }],
  'order-link': () => [{ data: { number: orderNumber } }],
  'order-changed': () =>
    [
      change,
      { ...change, isByStaff: true },
      { ...change, isRefused: true },
      { ...change, isCharge: true },
      { ...change, isCharge: true, isRefused: true },
    ].map((data) => ({ aboutOrder: true, data })),
  'order-charge': () => [
    { aboutOrder: true, data: { chargeId, isWithdrawn: false } },
    { aboutOrder: true, data: { chargeId: withdrawnId, isWithdrawn: true } },
  ],
  transfer: () => [
    { data: { bookingId, occasion: 'asked' } },
    { data: { bookingId: endedId, occasion: 'ended' } },
  ],
  'status-change': () =>
    ['processing', 'shipped', 'in_transit', 'delivered', 'cancelled'].map((status) => ({
      aboutOrder: true,
      status,
      data: { status },
    })),
  refund: () =>
    ['card', 'bankTransfer'].map((way) => ({
      aboutOrder: true,
      data: { amountPence: 100, cardLast4: '4242', way },
    })),
  'collection-reminder': () => [{ aboutOrder: true, data: { collectionDate: FAR } }],
  'papers-due': () => [{ aboutOrder: true, data: { stage: 'soon' } }],
  'message-copy': () => [
    { aboutOrder: true, data: { to: 'customer' } },
    { aboutOrder: true, data: { to: 'staff' }, isForStaff: true },
  ],
  'payment-problem': () => [{ data: { checkoutId } }],
  'new-order': () => [{ data: { orderId }, isForStaff: true }],
  'payment-issue': () => [{ data: { paymentIntent: 'pi_issue' }, isForStaff: true }],
  quote: () => [{ data: { quoteId, isOwn: true } }, { data: { quoteId, isOwn: false } }],
  'quote-reminder': () => [{ data: { quoteId } }],
  'unpaid-booking': () => [{ data: { checkoutId: expiredId } }],
  'request-received': () => [{ data: { requestId, to: 'staff' }, isForStaff: true }],
  'request-answer': () => [{ data: { requestId, messageId: answerId } }],
  'account-closed': (text) => [{ data: { name: text } }],
  invitation: () => [{ isInvited: true }],
  welcome: () => [{}],
  'verify-email': () => [{}],
  'email-changed': () => [{}],
  newsletter: () => [{}],
  'password-reset': () => [{}, { isInvited: true }],
  'password-changed': () => [{}],
  'webhook-off': () => [{ data: { endpointId }, isForStaff: true }],
  'second-factor': () => [{ data: { change: 'factor_added' } }],
};

let app: TestApp;
let userId: string;
let orderId: string;
let orderNumber: string;
let checkoutId: string;
let expiredId: string;
let quoteId: string;
let requestId: string;
const [chargeId, withdrawnId] = [randomUUID(), randomUUID()];
const [bookingId, endedId] = [randomUUID(), randomUUID()];
const answerId = randomUUID();
const endpointId = randomUUID();

beforeAll(async () => {
  app = await startTestApp();
  const shop = new RestClient(app.url);
  userId = (await signUp(shop)).id;
  ({ id: orderId, number: orderNumber } = await placeOrder(app, shop));
  checkoutId = (await openCheckout(shop)).id;
  expiredId = randomUUID();
  await run(
    `insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', $2::uuid, 'status', 'expired', 'idempotency_key', $2,
        'created_at', now()))).* from checkouts c where c.id = $1`,
    [checkoutId, expiredId],
  );
  await run(
    `insert into order_charges (id, order_id, name, reason, amount_pence, state, idempotency_key, digest, created_at, closed_at)
      values ($1, $3, 'Extra box', 'One more', 2500, 'open', 'one', '', now(), null),
        ($2, $3, 'Extra box', 'One more', 2500, 'withdrawn', 'other', '', now(), now())`,
    [chargeId, withdrawnId, orderId],
  );
  quoteId = (await saveQuote(shop)).id;
  for (const [id, status] of [
    [bookingId, 'awaiting_payment'],
    [endedId, 'cancelled'],
  ])
    await run(
      `with booked as (insert into checkouts select (jsonb_populate_record(c, jsonb_build_object('id', $2::uuid, 'status', $3::text,
          'quote_id', $4::uuid, 'price_hash', $2, 'idempotency_key', $2))).* from checkouts c where c.id = $1 returning id)
        insert into transfer_bookings (id, checkout_id, due_on, created_at) select id, id, '${FAR}', now() from booked`,
      [checkoutId, id, status, quoteId],
    );
  await run(
    `insert into order_lines (id, order_id, position, name, description, size, quantity, unit_pence, unit_volume_cm3)
      values ($1, $2, 9, '', '', '40 x 40 x 40 cm (WHD)', 1, 100, 64000)`,
    [randomUUID(), orderId],
  );
  await run(
    `update saved_quotes set lines = lines || '[{"key": "x", "productId": null, "customBox": {}, "name": "", "description": "",
      "imageUrl": null, "size": "40 x 40 x 40 cm (WHD)", "quantity": 1, "unitPence": 100, "unitVolumeCm3": 64000}]' where id = $1`,
    [quoteId],
  );
  await run(
    `insert into webhook_endpoints (id, url, events, is_enabled, off_reason, secret_made_at, created_at)
      values ($1, 'https://receiver.example.com/', '[]', false, 'gone', now(), now())`,
    [endpointId],
  );
  await run(
    `insert into payment_issues (id, payment_intent, kind, data, created_at)
      values (gen_random_uuid(), 'pi_issue', 'unknown_checkout', '{}', now())`,
  );
  const asker = new GraphqlClient(app.url);
  asker.token = shop.token;
  ({ id: requestId } = await sendRequest(asker));
  await run(
    `insert into messages (id, request_id, author_id, from_staff, body, created_at, is_answered)
      values ($1, $2, $3, true, 'We do.', now(), true)`,
    [answerId, requestId, userId],
  );
  await run(
    `insert into newsletter_consents (id, user_id, is_on, given_at, wording, created_at)
      values (gen_random_uuid(), $1, true, 'account', 'offers-1', now())`,
    [userId],
  );
  await run('insert into conversations (order_id) values ($1)', [orderId]);
  for (const fromStaff of [true, false])
    await run(
      `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
        values ($1, $2, $3, $4, 'We collect at nine.', now(), false)`,
      [randomUUID(), orderId, userId, fromStaff],
    );
});

afterAll(() => app?.stop());

test('every kind of message is tried', () => {
  expect(Object.keys(KINDS).sort()).toEqual(Object.keys(emailRenderers(app.deps)).sort());
});

test.each(HOSTILE)('%j reaches nobody as a link or a headline, and no third person at all', async (text) => {
  await typeEverywhere(text);
  for (const kind of Object.keys(KINDS) as EmailKind[]) {
    let written = 0;
    for (const reader of READERS)
      for (const asked of KINDS[kind](text)) {
        const email = await render(kind, reader, asked);
        if (!email) continue;
        written += 1;
        expect({ kind, reader, ...headlinesOf(email) }).not.toEqual(evil());
        expect({ kind, reader, links: linksOf(email, asked) }).not.toEqual(evil());
        if (reader === 'the proved owner' || asked.isForStaff) continue;
        expect({ kind, reader, subject: email.subject, text: email.text }).not.toEqual(evil());
        expect(seen(email.html)).not.toMatch(EVIL);
      }
    expect({ kind, written: written > 0 }).toEqual({ kind, written: true });
  }
});

const EVIL = /evil/i;
/** Matches any value that contains the word. */
const evil = () => ({ asymmetricMatch: (value: unknown) => EVIL.test(seen(JSON.stringify(value))) });

/** A text as its reader sees it: without zero-width characters. */
function seen(text: string): string {
  return text.replaceAll(
    /&(?:#x27|quot|amp|lt|gt);|\\u[0-9a-f]{4}|[\p{Cf}\p{Default_Ignorable_Code_Point}]/giu,
    '',
  );
}

function headlinesOf({ subject, html, text, fromName }: RenderedEmail) {
  const [greeting] = text.split('\n');
  const headings = [...html.matchAll(/<(h\d|title)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , words]) => words);
  return { subject, greeting, headings, fromName };
}

/** Every word that a generous mail program would turn into a link, and every link; staff may call their customers. */
function linksOf({ subject, html, text }: RenderedEmail, { isForStaff }: Asked): string[] {
  const inTags = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
  const plain = html.replaceAll(/<(?:style|title)[\s\S]*?<\/(?:style|title)>|<[^>]*>/g, ' ');
  const words = [subject, text, plain].flatMap((part) =>
    seen(part).normalize('NFKC').replaceAll(/[。｡]/g, '.').split(/\s+/),
  );
  const numbers = (isForStaff ? [] : [text, plain]).flatMap(
    (part) => part.match(/evil[^\n]{0,20}?(?:\d[\s().-]*){7,}/giu) ?? [],
  );
  return [...inTags, ...words.filter((word) => LINK.test(word)), ...numbers];
}

const LINK = /:\/\/|www\.|mailto:|@|[\p{L}\p{N}]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu;

/** Enters a text in every place for people outside. */
async function typeEverywhere(text: string): Promise<void> {
  const address = { line1: text, line2: text, city: text, state: text, postcode: text, country: text };
  const contact = { name: text, email: READER, phone: text };
  await run('update users set name = $2, phone = $2, address = $3 where id = $1', [userId, text, address]);
  const places = { fromCity: text, toCity: text, billingAddress: address };
  const typed = { ...places, collectionAddress: address, deliveryAddress: address };
  await run('update orders set shipment = shipment || $1, customer = $2', [typed, contact]);
  await run('update checkouts set shipment = shipment || $1, contact = $2', [typed, contact]);
  await run('update order_lines set name = $2, description = $2 where order_id = $1 and product_id is null', [
    orderId,
    text,
  ]);
  await run(
    `update saved_quotes set shipment = shipment || jsonb_build_object('fromCity', $1::text, 'toCity', $1),
      lines = jsonb_set(lines, '{-1,name}', to_jsonb($1::text))`,
    [text],
  );
  await run('update messages set body = $1 where not from_staff', [text]);
  await run('update requests set name = $1, phone = $1, email = $2', [text.slice(0, 30), READER]);
}

/** The message for a reader; null when it is never sent to them. */
async function render(kind: EmailKind, reader: Reader, asked: Asked): Promise<RenderedEmail | null> {
  const { data = {}, aboutOrder = false, status = 'processing', isInvited = false } = asked;
  const own = reader === 'somebody else' ? 'visit@evil.example' : READER;
  await run(
    `update users set email = $2, email_verified_at = case when $3 then now() end,
      invitation_expires_at = case when $4 then now() + interval '1 day' end where id = $1`,
    [userId, own, reader !== 'an account that has not proved its address', isInvited],
  );
  await run(
    `update orders set status = $2, shipment = shipment || jsonb_build_object('collectionDate', $3::text) where id = $1`,
    [orderId, status, FAR],
  );
  const id = randomUUID();
  await run(
    `insert into email_messages (id, dedupe_key, kind, recipient, order_id, user_id, data, status, created_at)
      values ($1, $7, $2, $3, $4, $5, $6, 'queued', date_trunc('milliseconds', now()))`,
    [id, kind, READER, aboutOrder ? orderId : null, userId, data, id],
  );
  await run('update messages set copied_in = null');
  const email = await app.deps.database.orm.em.fork().findOneOrFail(EmailMessage, { id });
  return emailRenderers(app.deps)[kind](email);
}

const run = (sql: string, values: unknown[] = []) => app.deps.database.pool.query(sql, values);
