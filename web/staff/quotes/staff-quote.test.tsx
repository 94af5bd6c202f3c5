import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expireSession, startSession } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { noNetwork, refused } from '../../test/mock-server';
import { renderApp, USERS } from '../../test/render-app';

const QUOTE = {
  ...{ id: 'q1', customerName: 'Ann Lee', customerEmail: 'ann@example.com', request: null },
  ...{ orderId: null, orderNumber: null },
  ...{ reference: 'Q-10001', status: 'OPEN', destination: 'JAPAN', fromCity: 'Leeds' },
  ...{ toCity: 'Kyoto', serviceName: 'Door to door', expiresAt: '2026-12-29T00:00:00.000Z' },
  lines: [{ key: 'a', name: 'Standard Box', size: '46 cm', quantity: 5, lineTotal: { minorUnits: 33_250 } }],
  quote: { volumeCm3: 650_000, total: { minorUnits: 44_500 } },
};

function visit(adminQuote: unknown = QUOTE, answers: Record<string, unknown> = {}) {
  return renderApp('/admin/quotes/Q-10001', { session: 'admin', answers: { adminQuote, ...answers } });
}

const price = () => screen.findByLabelText('Price for everything (£)');
const inOffer = (label: string) => within(screen.getByRole('form', { name: 'Offer' })).getByLabelText(label);

it('a quote opens by its number, with what is shipped, its price, its day and its customer', async () => {
  const { asked } = visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-10001' })).toBeVisible();
  expect(asked('adminQuote')).toEqual([{ number: 'Q-10001' }]);
  expect(screen.getByText(/Standard Box/)).toBeVisible();
  for (const text of ['£445.00', 'Ann Lee', '23:59 on 28 December 2026', 'Open'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/Leeds, UK to Kyoto/)).toBeVisible();
});

it('an offer goes to the customer of the quote, or to whom staff type, and leads to its request', async () => {
  const request = { id: 'r1', reference: 'R-10007' };
  const { user, asked } = visit(QUOTE, { adminOfferOnQuote: { id: 'q1', request } });
  await user.type(await price(), '300');
  await user.type(screen.getByLabelText(/^Message/), 'A 20FT in May.');
  const email = inOffer('Email');
  expect(email).toHaveValue('ann@example.com');
  await user.clear(email);
  await user.type(email, 'lee@example.com');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByRole('link', { name: 'Request R-10007' })).toHaveAttribute(
    'href',
    '/admin/requests/r1',
  );
  expect(asked('adminOfferOnQuote')).toEqual([
    {
      id: 'q1',
      input: {
        ...{ id: expect.any(String), name: 'Ann Lee', email: 'lee@example.com' },
        ...{ totalPence: 30_000, message: 'A 20FT in May.' },
      },
    },
  ]);
  expect(screen.queryByRole('form', { name: 'Offer' })).not.toBeInTheDocument();
  expect(asked('adminQuote')).toHaveLength(1);
});

it("a guest's quote needs a name, an address and a price, and a retry is the same offer", async () => {
  const guest = { ...QUOTE, customerName: null, customerEmail: null };
  const { user, asked } = visit(guest, { adminOfferOnQuote: noNetwork });
  await price();
  const send = () => user.click(screen.getByRole('button', { name: 'Send offer' }));
  await send();
  for (const problem of ['Enter a price from £0.30 to £99,999.99', 'Name is required', 'Email is required'])
    expect(await screen.findByText(problem)).toBeVisible();
  expect(asked('adminOfferOnQuote')).toEqual([]);
  await user.type(await price(), '300');
  await user.type(inOffer('Name'), 'Lee');
  await user.type(inOffer('Email'), 'lee@example.com');
  for (const times of [1, 2]) {
    await send();
    await waitFor(() => expect(asked('adminOfferOnQuote')).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send offer' })).toBeEnabled());
  }
  const ids = asked('adminOfferOnQuote').map(({ input }) => (input as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

it('what the server refuses is said, and what was typed stays', async () => {
  const { user } = visit(QUOTE, { adminOfferOnQuote: refused('CONFLICT', 'This quote is already booked.') });
  await user.type(await price(), '300');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(
    await within(screen.getByRole('form', { name: 'Offer' })).findByText(/already booked/),
  ).toBeVisible();
  expect(await price()).toHaveValue('300');
});

it('an offer that was typed outlives the end of the session', async () => {
  const { user } = visit();
  await user.type(await price(), '300');
  expireSession('Your session has ended.');
  expect(await screen.findByLabelText('Password')).toBeVisible();
  startSession(tokenUntil('in an hour'), USERS.admin);
  expect(await price()).toHaveValue('300');
  expect(await screen.findByText("We've restored what you typed.")).toBeVisible();
});

it('a booked quote shows its order and takes no offer', async () => {
  visit({
    ...{ ...QUOTE, status: 'BOOKED', orderId: 'o1', orderNumber: 'HL-100001' },
  });
  expect(await screen.findByRole('link', { name: 'HL-100001' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Offer' })).not.toBeInTheDocument();
});

it('a number that there is not says so', async () => {
  visit(refused('NOT_FOUND', 'Quote not found'));
  expect(await screen.findByText('Quote not found')).toBeVisible();
});

it('an open quote is booked for a bank transfer, and then shows how far that is', async () => {
  const booking = { id: 'b1', state: 'WAITING', dueOn: '2026-12-06', held: { minorUnits: 0 } };
  const sums = { due: { minorUnits: 26_600 }, toReturn: { minorUnits: 0 } };
  const { user, asked } = visit(QUOTE, {
    adminBookForTransfer: { id: QUOTE.id, transferBooking: { ...booking, ...sums } },
  });
  await user.click(await screen.findByText('Book for a bank transfer'));
  const form = within(screen.getByRole('form', { name: 'Book for a bank transfer' }));
  const send = () => user.click(form.getByRole('button', { name: 'Book and send bank details' }));
  await send();
  expect(await form.findByText('Enter a house number and street')).toBeVisible();
  expect(asked('adminBookForTransfer')).toEqual([]);
  await user.type(form.getByLabelText('UK postcode'), 'LS1 4AP');
  await user.type(form.getByLabelText('House number and street'), '12 Harbour Lane');
  await send();
  expect(await screen.findByText('Awaiting transfer')).toBeVisible();
  expect(asked('adminBookForTransfer')).toMatchObject([
    {
      input: {
        ...{ name: QUOTE.customerName, email: QUOTE.customerEmail, days: 7, collectionDate: null },
        collectionAddress: { line1: '12 Harbour Lane', city: 'Leeds', postcode: 'LS1 4AP' },
        deliveryAddress: { line1: '', city: 'Kyoto' },
      },
    },
  ]);
});
