import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countRows, newEmail, signInAsAdmin, signUp, standardBox } from '../../test/factories.js';
import { messageTo } from '../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { deleteQuote, openQuote, saveQuote } from '../quotes/saved/test/quote-verbs.js';
import {
  offerOnQuote,
  offerOnRequest,
  offerSecret,
  openRequest,
  secretIn,
  staffRequest,
} from './test/request-verbs.js';

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

/** Saves five boxes to Australia as a quote. */
async function quoteOf(shop: GraphqlClient) {
  const box = await standardBox(shop);
  await shop.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
  return saveQuote(shop);
}

const guestsQuote = () => quoteOf(new GraphqlClient(app.url));

/** A customer with a quote. */
async function customersQuote() {
  const customer = new GraphqlClient(app.url);
  const { email } = await signUp(customer);
  return { customer, email, quote: await quoteOf(customer) };
}

interface Opened {
  readonly id: string;
  readonly status: string;
  readonly secret: string | null;
  readonly customerEmail: string | null;
  readonly request: { readonly id: string } | null;
}

const openAsStaff = (number: string, caller = staff) =>
  caller.call<Opened>('query adminQuote', 'id status secret customerEmail request { id }', {
    number: ['String!', number],
  });

const booked = async (customer: GraphqlClient, pence: number, secret: string) => {
  const checkout = await customer.checkout({ expectedPence: pence, quote: secret });
  const intent = await customer.createPaymentIntent(checkout.id);
  await confirmAtSandbox(app, intent, CARDS.good);
  await customer.confirmPayment(intent.id);
  await customer.finalize(checkout.id);
};

it('staff open a quote by the number that its customer reads out', async () => {
  const { quote, email } = await customersQuote();
  for (const number of [quote.reference, quote.reference.toLowerCase().replace('-', ' ')])
    expect(await openAsStaff(number)).toMatchObject({
      ...{ id: quote.id, status: 'OPEN', secret: null, customerEmail: email, request: null },
    });
  for (const number of ['Q-99999999', 'sofa', ''])
    await expect(openAsStaff(number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('only staff open it and offer on it', async () => {
  const { quote, customer } = await customersQuote();
  await expect(openAsStaff(quote.reference, customer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(offerOnQuote(customer, quote.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const visitor = new GraphqlClient(app.url);
  await expect(openAsStaff(quote.reference, visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(offerOnQuote(visitor, quote.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it("a guest's quote is offered anew to the address that staff type, by a link that needs no account", async () => {
  const quote = await guestsQuote();
  const email = newEmail();
  const made = await offerOnQuote(staff, quote.id, { email, totalPence: 30_001, message: 'A 20FT in May.' });
  expect(made).toMatchObject({ state: 'OFFERED', waitsSince: null, offer: { status: 'OPEN' } });
  const text = await messageTo(app, email, 'request-answer');
  expect(text).toContain('We offer you £300.01');
  expect(text).toContain('A 20FT in May.');
  expect(text).toContain(`for an offer on quote ${quote.reference} with this address`);
  const visitor = new GraphqlClient(app.url);
  const { offer } = await openRequest(visitor, secretIn(text));
  expect(offer).toMatchObject({ status: 'OPEN', quote: { total: { minorUnits: 30_001 } } });
  const offered = await openQuote(new GraphqlClient(app.url), offer?.secret ?? '');
  expect(offered.lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
  expect(await openAsStaff(quote.reference)).toMatchObject({ request: { id: made.id } });
  expect(await openAsStaff(offered.reference)).toMatchObject({ request: { id: made.id } });
  expect(
    await countRows(app, 'audit_entries', "entity_id = $1 and after->>'state' like $2", [
      made.id,
      `%30001 pence on quote ${quote.reference}`,
    ]),
  ).toBe(1);
});

it('the same offer sent twice at once is made and emailed once', async () => {
  const quote = await guestsQuote();
  const [id, email] = [randomUUID(), newEmail()];
  const answers = await Promise.all([1, 2].map(() => offerOnQuote(staff, quote.id, { id, email })));
  expect(answers.map((one) => one.id)).toEqual([id, id]);
  expect(await countRows(app, 'requests', 'email = $1', [email])).toBe(1);
  expect(await countRows(app, 'email_messages', 'recipient = $1', [email])).toBe(1);
  await expect(offerOnQuote(staff, quote.id, { id, email, totalPence: 1_000 })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('a quote has one request: another offer is made there, and takes the first one back', async () => {
  const quote = await guestsQuote();
  const made = await offerOnQuote(staff, quote.id);
  const refusal = {
    code: 'CONFLICT',
    message: `There's already an offer on this quote. Open request ${made.reference} to change it.`,
  };
  await expect(offerOnQuote(staff, quote.id)).rejects.toMatchObject(refusal);
  const offered = await openAsStaff(made.offer!.reference);
  await expect(offerOnQuote(staff, offered.id)).rejects.toMatchObject(refusal);
  expect((await offerOnRequest(staff, made.id, 28_000)).offer).toMatchObject({
    quote: { total: { minorUnits: 28_000 } },
  });
  await expect(openQuote(new GraphqlClient(app.url), offerSecret(app, made))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it("the customer's own is in the account and won by its booking, after which nobody offers on the quote", async () => {
  const { quote, customer, email } = await customersQuote();
  const made = await offerOnQuote(staff, quote.id, { email, totalPence: 29_999 });
  const { nodes } = await customer.call<{ nodes: { id: string }[] }>('query myRequests', 'nodes { id }');
  expect(nodes).toEqual([{ id: made.id }]);
  await booked(customer, 29_999, offerSecret(app, made));
  expect(await staffRequest(staff, made.id)).toMatchObject({ state: 'WON', offer: { status: 'BOOKED' } });
  await expect(offerOnQuote(staff, quote.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('one that has expired is offered anew; one that is booked or deleted is not', async () => {
  const expired = await guestsQuote();
  await app.deps.database.pool.query(
    `update saved_quotes set created_at = now() - interval '31 days', expires_at = now() - interval '1 day' where id = $1`,
    [expired.id],
  );
  expect(await openAsStaff(expired.reference)).toMatchObject({ status: 'EXPIRED' });
  expect(await offerOnQuote(staff, expired.id)).toMatchObject({ offer: { status: 'OPEN' } });

  const sold = await customersQuote();
  await booked(sold.customer, sold.quote.totalPence, sold.quote.secret);
  await expect(offerOnQuote(staff, sold.quote.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This quote is already booked.',
  });

  const gone = await customersQuote();
  await deleteQuote(gone.customer, gone.quote.id);
  for (const id of [gone.quote.id, randomUUID(), 'sofa'])
    await expect(offerOnQuote(staff, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['what is no address', { email: 'ann' }, 'email'],
  ['a price below 30p', { totalPence: 29 }, 'totalPence'],
])('an offer with %s is refused at the field, and nothing is made', async (_what, wrong, field) => {
  const quote = await guestsQuote();
  await expect(offerOnQuote(staff, quote.id, wrong)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { fields: [expect.objectContaining({ field: expect.stringContaining(field) })] },
  });
  expect(await openAsStaff(quote.reference)).toMatchObject({ request: null });
});
