import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ClientContext, sourceOf } from '../../../data/client-loader';
import { endSession, startSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { mockServer } from '../../../test/mock-server';
import { OpenPayments } from './OpenPayments';

const OPEN = [
  { id: 'c1', amends: null, quote: { total: { minorUnits: 70_500 } } },
  { id: 'c2', amends: { orderNumber: 'HL-100007' }, quote: { total: { minorUnits: 2999 } } },
];

Object.assign(window, {
  requestIdleCallback: (run: () => void) => setTimeout(run),
  cancelIdleCallback: clearTimeout,
});

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  cleanup();
  endSession();
});

it('each open payment is named with its total, and leads to where it is continued', async () => {
  signIn();
  show();
  expect(await screen.findByText(/A booking is waiting/)).toHaveTextContent('£705.00');
  expect(screen.getByText(/A change to order HL-100007/)).toHaveTextContent('£29.99');
  const links = screen.getAllByRole('link', { name: 'Continue payment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/stripe-payment?checkoutId=c1',
    '/user/stripe-payment?checkoutId=c2',
  ]);
});

it('a guest is asked nothing, and who signs out sees no payment any more', async () => {
  const asked = show();
  // Sleeps: nothing is asked within it.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked('openCheckouts')).toEqual([]);
  signIn();
  await screen.findByText(/A booking is waiting/);
  endSession();
  await waitFor(() => expect(screen.queryByText(/waiting/)).not.toBeInTheDocument());
});

function signIn(): void {
  startSession(tokenUntil('in an hour'), { id: '7', name: 'Ada', email: 'a@example.com', role: 'CUSTOMER' });
}

function show() {
  const { client, asked } = mockServer({ openCheckouts: OPEN });
  render(
    <ClientContext value={sourceOf(client)}>
      <MemoryRouter>
        <OpenPayments />
      </MemoryRouter>
    </ClientContext>,
  );
  return asked;
}
