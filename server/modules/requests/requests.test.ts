import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import type { Variables } from '../../test/clients/shop-client.js';
import { countRows, newEmail, signInAsAdmin, signUp, standardBox } from '../../test/factories.js';
import { messageTo } from '../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { readPersonalData } from '../users/privacy/export.store.js';
import {
  answerRequest,
  moveRequest,
  offerOnRequest,
  offerSecret,
  openRequest,
  QUESTION,
  replyToRequest,
  type SeenRequest,
  secretIn,
  sendRequest,
  staffRequest,
} from './test/request-verbs.js';

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterEach(() => app.clock.reset());
afterAll(() => app?.stop());

const visitor = () => new GraphqlClient(app.url);
const minutesOn = (minutes: number) => app.clock.set(new Date(Date.now() + minutes * 60_000).toISOString());

/** A visitor's question that staff have answered, and the token of the link in the email. */
async function answered(): Promise<{ id: string; token: string; email: string }> {
  const email = newEmail();
  const { id } = await sendRequest(visitor(), { email });
  await answerRequest(staff, id, 'We do, upright ones.');
  return { id, email, token: secretIn(await messageTo(app, email, 'request-answer')) };
}

describe('a question', () => {
  it('reaches the shop by email, and its visitor by a link that needs no account', async () => {
    const email = newEmail();
    const { id, reference } = await sendRequest(visitor(), { email });
    expect(reference).toMatch(/^R-\d{5,}$/);
    expect(await staffRequest(staff, id)).toMatchObject({
      reference,
      state: 'NEW',
      waitsSince: expect.any(String),
    });
    expect(
      await countRows(app, 'email_messages', "kind = 'request-received' and data->>'requestId' = $1", [id]),
    ).toBe(1);
    await answerRequest(staff, id, 'We do, upright ones.');
    const text = await messageTo(app, email, 'request-answer');
    expect(text).toContain('We do, upright ones.');
    const seen = await openRequest(visitor(), secretIn(text));
    expect(seen).toMatchObject({ reference, state: 'ANSWERED' });
    expect(seen.conversation.messages.nodes).toEqual([
      { body: 'We do, upright ones.', fromStaff: true, author: 'Harbourline', isMine: false, files: [] },
      { body: QUESTION.message, fromStaff: false, author: 'Ann Archer', isMine: true, files: [] },
    ]);
  });

  it('waits for staff again when its visitor writes back, and the shop hears of it', async () => {
    const { id, token } = await answered();
    expect(await staffRequest(staff, id)).toMatchObject({ waitsSince: null });
    const messageId = randomUUID();
    for (let times = 0; times < 2; times += 1)
      await replyToRequest(visitor(), token, 'And grands?', messageId);
    const { waitsSince, conversation } = await staffRequest(staff, id);
    expect(waitsSince).not.toBeNull();
    expect(conversation.messages.nodes.map(({ body }) => body)).toEqual([
      'And grands?',
      'We do, upright ones.',
      QUESTION.message,
    ]);
    expect(
      await countRows(app, 'email_messages', "kind = 'request-received' and data->>'messageId' = $1", [
        messageId,
      ]),
    ).toBe(1);
  });

  it('is opened by no other token', async () => {
    const { token } = await answered();
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const wrong of ['', 'x', forged])
      await expect(openRequest(visitor(), wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    minutesOn(181 * 24 * 60);
    await expect(openRequest(visitor(), token)).rejects.toMatchObject({
      message: 'This link has expired. Ask us again, or log in to see your requests.',
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['what is no address', { email: 'ann' }, 'email', 'Please enter a valid email address'],
    ['what is no telephone number', { phone: 'call me' }, 'phone', 'Enter a valid phone number'],
    ['no question', { message: ' ' }, 'message', 'Write your question'],
    ['a survey without a month', { kind: 'SURVEY' }, 'surveyMonth', 'Choose a month'],
    [
      'a month in the past',
      { kind: 'SURVEY', surveyMonth: '2020-01' },
      'surveyMonth',
      'Choose this month or a later one',
    ],
    [
      'a price match without a shipment',
      {
        kind: 'PRICE_MATCH',
        otherOffer: { company: 'Ocean', service: 'STANDARD', volumeM3: 2, totalPence: 9_000 },
      },
      'attachCart',
      'Build your quote first: we compare the same shipment',
    ],
    [
      'an empty cart',
      { attachCart: true },
      'attachCart',
      'Your cart is empty. Add what you want to ship first.',
    ],
    ['a file that was never sent', { fileId: randomUUID() }, 'fileId', 'Choose the file again'],
  ])('is refused at the field for %s', async (_what, wanted, field, message) => {
    await expect(sendRequest(visitor(), wanted)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: expect.arrayContaining([{ field, message }]) },
    });
  });
});

describe('the same request twice', () => {
  const rows = (email: string) => countRows(app, 'requests', 'email = $1', [email]);

  it('is the first one by its id, also after that hour', async () => {
    const [email, id] = [newEmail(), randomUUID()];
    const first = await sendRequest(visitor(), { id, email });
    minutesOn(120);
    expect(await sendRequest(visitor(), { id, email: ` ${email}` })).toEqual(first);
    app.clock.reset();
    expect(await rows(email)).toBe(1);
  });

  it('with an id that another text had is refused, even where that text was sent under another', async () => {
    const [email, id] = [newEmail(), randomUUID()];
    await sendRequest(visitor(), { id, email });
    await sendRequest(visitor(), { email, message: 'And violins?' });
    await expect(sendRequest(visitor(), { id, email, message: 'And violins?' })).rejects.toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });

  it('is the first one within an hour, whatever its key', async () => {
    const [email, id] = [newEmail(), randomUUID()];
    const sent = await Promise.all(
      [{ id }, { id }, {}, {}].map((key) => sendRequest(visitor(), { email, ...key })),
    );
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(await rows(email)).toBe(1);
    expect(
      await countRows(app, 'email_messages', "kind = 'request-received' and data->>'requestId' = any ($1)", [
        sent.map((one) => one.id),
      ]),
    ).toBe(1);
  });

  it('is a new one after an hour, or with other words', async () => {
    const email = newEmail();
    await sendRequest(visitor(), { email });
    await sendRequest(visitor(), { email, message: 'Do you ship harps?' });
    minutesOn(61);
    await sendRequest(visitor(), { email });
    expect(await rows(email)).toBe(3);
  });

  it('is refused when its key is of another request', async () => {
    const id = randomUUID();
    await sendRequest(visitor(), { id });
    await expect(sendRequest(visitor(), { id, message: 'Do you ship harps?' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('a request with the cart', () => {
  it('has the shipment with its prices as they were, and the other offer beside it', async () => {
    const shop = visitor();
    const box = await standardBox(shop);
    const { totalPence } = await shop.addToCart({ productId: box.id, quantity: 5, destination: 'japan' });
    const otherOffer = { company: 'Ocean Movers', service: 'STANDARD', volumeM3: 0.65, totalPence: 20_000 };
    const { id } = await sendRequest(shop, { kind: 'PRICE_MATCH', attachCart: true, otherOffer });
    await shop.clearCart();
    const request = await staff.call<object>(
      'query adminRequest',
      'destination shipment { service lines { name quantity } quote { total { minorUnits } } } otherOffer { company service volumeCm3 total { minorUnits } }',
      { id: ['ID!', id] },
    );
    expect(request).toEqual({
      destination: 'JAPAN',
      shipment: {
        service: 'STANDARD',
        lines: [{ name: box.name, quantity: 5 }],
        quote: { total: { minorUnits: totalPence } },
      },
      otherOffer: {
        company: 'Ocean Movers',
        service: 'STANDARD',
        volumeCm3: 650_000,
        total: { minorUnits: 20_000 },
      },
    });
  });
});

describe('on the desk', () => {
  const listed = (asked: Variables) =>
    staff.call<{ nodes: { id: string }[]; pageInfo: { total: number } }>(
      'query adminRequests',
      'nodes { id } pageInfo { total }',
      { pageSize: ['Int', 100], ...asked },
    );

  it('a request is found by its number and by who asked, kind and state', async () => {
    const email = newEmail();
    const { id, reference } = await sendRequest(visitor(), { email, kind: 'CONTAINER', destination: 'USA' });
    for (const search of [reference, reference.toLowerCase(), email])
      expect((await listed({ search: ['String', search] })).nodes).toEqual([{ id }]);
    const found: Variables = { search: ['String', email] };
    expect((await listed({ ...found, kind: ['RequestKind', 'SURVEY'] })).nodes).toEqual([]);
    expect((await listed({ ...found, state: ['RequestState', 'WON'] })).nodes).toEqual([]);
    expect(
      (await listed({ ...found, state: ['RequestState', 'NEW'], kind: ['RequestKind', 'CONTAINER'] })).nodes,
    ).toEqual([{ id }]);
  });

  it('who has waited longest comes first, among those that wait so many days', async () => {
    const first = await sendRequest(visitor(), { email: newEmail() });
    const { id: done } = await answered();
    minutesOn(2 * 24 * 60);
    const second = await sendRequest(visitor(), { email: newEmail() });
    const ids = async (days: number) =>
      (await listed({ waitingDays: ['Int', days] })).nodes.map(({ id }) => id);
    const waiting = await ids(0);
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
    expect(waiting).not.toContain(done);
    expect(await ids(1)).toContain(first.id);
    expect(await ids(1)).not.toContain(second.id);
  });

  it('moves by the one table of moves, from the version that was read', async () => {
    const { id } = await sendRequest(visitor(), { email: newEmail() });
    const { version, moves } = await staffRequest(staff, id);
    expect(moves).toEqual(['ANSWERED', 'WON', 'LOST']);
    expect(await moveRequest(staff, id, 'WON', version)).toMatchObject({ state: 'WON', waitsSince: null });
    await expect(moveRequest(staff, id, 'LOST', version)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else changed this request. Check it again.',
    });
    await expect(moveRequest(staff, id, 'LOST')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(moveRequest(staff, id, 'OFFERED')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('a message that needs no answer is marked by the state the request has', async () => {
    const { id, token } = await answered();
    await replyToRequest(visitor(), token, 'Thank you!');
    expect(await moveRequest(staff, id, 'ANSWERED')).toMatchObject({ state: 'ANSWERED', waitsSince: null });
  });

  it('those that wait are on the to-do list, and what staff did is in the audit log', async () => {
    const { id, reference } = await sendRequest(visitor(), { email: newEmail() });
    const count = async () => {
      const tasks = await staff.call<{ kind: string; count: number }[]>(
        'query adminDashboardTasks',
        'kind count',
      );
      return tasks.find(({ kind }) => kind === 'REQUEST')!.count;
    };
    const before = await count();
    await answerRequest(staff, id, 'We do.');
    expect(await count()).toBe(before - 1);
    const { nodes } = await staff.call<{ nodes: { label: string }[] }>(
      'query adminAuditLog',
      'nodes { label }',
      {
        entity: ['AuditEntity', 'REQUEST'],
      },
    );
    expect(nodes.map(({ label }) => label)).toContain(reference);
  });
});

describe('an offer', () => {
  /** A visitor's request with five boxes. */
  async function withBoxes(shop = visitor()): Promise<{ id: string; email: string }> {
    const box = await standardBox(shop);
    await shop.clearCart();
    await shop.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
    const email = newEmail();
    const { id } = await sendRequest(shop, { email, kind: 'CONTAINER', attachCart: true });
    return { id, email };
  }

  it('is a quote at its price to the penny, which its visitor opens by the link of the email', async () => {
    const { id, email } = await withBoxes();
    expect(await offerOnRequest(staff, id, 30_001)).toMatchObject({ state: 'OFFERED', waitsSince: null });
    const text = await messageTo(app, email, 'request-answer');
    expect(text).toContain('We offer you £300.01');
    const { offer } = await openRequest(visitor(), secretIn(text));
    expect(offer).toMatchObject({ status: 'OPEN', quote: { total: { minorUnits: 30_001 } } });
    const quote = await visitor().call<object>(
      'query savedQuote',
      'status quote { total { minorUnits } minimumTopUp { minorUnits } } lines { quantity lineTotal { minorUnits } }',
      { secret: ['ID!', offer?.secret] },
    );
    expect(quote).toEqual({
      status: 'OPEN',
      quote: { total: { minorUnits: 30_001 }, minimumTopUp: { minorUnits: 0 } },
      lines: [
        { quantity: 4, lineTotal: { minorUnits: 24_000 } },
        { quantity: 1, lineTotal: { minorUnits: 6_001 } },
      ],
    });
  });

  it('that is booked at its price wins the request', async () => {
    const customer = visitor();
    await signUp(customer);
    const { id } = await withBoxes(customer);
    const offered = await offerOnRequest(staff, id, 29_999);
    const checkout = await customer.checkout({ expectedPence: 29_999, quote: offerSecret(app, offered) });
    const intent = await customer.createPaymentIntent(checkout.id);
    await confirmAtSandbox(app, intent, CARDS.good);
    await customer.confirmPayment(intent.id);
    await customer.finalize(checkout.id);
    const won = await staffRequest(staff, id);
    expect(won).toMatchObject({ state: 'WON', offer: { status: 'BOOKED' } });
    await expect(offerOnRequest(staff, id, 20_000)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('takes the earlier one back', async () => {
    const { id } = await withBoxes();
    const first = await offerOnRequest(staff, id, 30_000);
    expect((await offerOnRequest(staff, id, 28_000)).offer).toMatchObject({
      quote: { total: { minorUnits: 28_000 } },
    });
    await expect(
      visitor().call('query savedQuote', 'id', { secret: ['ID!', offerSecret(app, first)] }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('that a new one takes back cannot be paid any more, wherever its checkout stands', async () => {
    const [early, late] = [visitor(), visitor()];
    for (const customer of [early, late]) await signUp(customer);
    const { id } = await withBoxes(early);
    const offered = await offerOnRequest(staff, id, 10_000);
    const bought = { expectedPence: 10_000, quote: offerSecret(app, offered) };
    const [open, begun] = [await late.checkout(bought), await early.checkout(bought)];
    const intent = await early.createPaymentIntent(begun.id);
    await offerOnRequest(staff, id, 100_000);

    await confirmAtSandbox(app, intent, CARDS.good).catch(() => {});
    await expect(early.finalize(begun.id)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
    await app.deps.database.pool.query("update checkouts set status = 'awaiting_payment' where id = $1", [
      open.id,
    ]);
    await expect(late.createPaymentIntent(open.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This quote was withdrawn. Open your latest quote, or build your shipment again.',
    });
    expect(await staffRequest(staff, id)).toMatchObject({ state: 'OFFERED', offer: { status: 'OPEN' } });
  });

  it('that has just been paid stays, and no new one is made', async () => {
    const customer = visitor();
    await signUp(customer);
    const { id } = await withBoxes(customer);
    const offered = await offerOnRequest(staff, id, 29_999);
    const checkout = await customer.checkout({ expectedPence: 29_999, quote: offerSecret(app, offered) });
    await confirmAtSandbox(app, await customer.createPaymentIntent(checkout.id), CARDS.good);
    await expect(offerOnRequest(staff, id, 20_000)).rejects.toMatchObject({ code: 'CONFLICT' });
    await customer.finalize(checkout.id);
    expect(await staffRequest(staff, id)).toMatchObject({ state: 'WON', offer: { status: 'BOOKED' } });
  });

  it('needs a shipment, a price of at least 30p and the version that was read', async () => {
    const { id: question } = await sendRequest(visitor(), { email: newEmail() });
    await expect(offerOnRequest(staff, question, 30_000)).rejects.toMatchObject({ code: 'CONFLICT' });
    const { id } = await withBoxes();
    await expect(offerOnRequest(staff, id, 29)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(offerOnRequest(staff, id, 30_000, 7)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await staffRequest(staff, id)).toMatchObject({ state: 'NEW', offer: null });
  });
});

describe("a customer's request", () => {
  it('is in the account and in the export, and goes with the account', async () => {
    const customer = visitor();
    const { id: userId } = await signUp(customer);
    const { id, reference } = await sendRequest(customer);
    const { nodes } = await customer.call<{ nodes: (SeenRequest & { secret: string })[] }>(
      'query myRequests',
      'nodes { id reference secret }',
    );
    expect(nodes).toMatchObject([{ id, reference }]);
    expect(await openRequest(visitor(), nodes[0]!.secret)).toMatchObject({ reference });
    const rows = () => countRows(app, 'requests', 'user_id = $1', [userId]);
    expect(await rows()).toBe(1);
    const { data } = await readPersonalData(app.deps.database.pool, userId);
    expect(data.requests).toMatchObject([
      { reference, messages: [{ author: 'you', body: QUESTION.message }] },
    ]);
    await staff.call('mutation adminDeleteUser', null, { id: ['ID!', userId] });
    expect(await rows()).toBe(0);
  });
});
