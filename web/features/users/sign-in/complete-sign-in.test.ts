/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { sourceOf } from '../../../data/client-loader';
import { currentSession, endSession, writeStored } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { mockServer } from '../../../test/mock-server';
import { BOX, cartOf, RATES, servedCart, updateFor } from '../../cart/cart-fixtures';
import { cartStoreOf } from '../../cart/cart-store';
import { completeSignIn } from './complete-sign-in';

const user = {
  id: '7',
  name: 'Ada Byron',
  email: 'ada@example.com',
  role: 'CUSTOMER',
  staffRole: null,
  emailVerifiedAt: null,
} as const;
afterEach(endSession);

it('a customer keeps what they chose as a guest while the server was away, although no page showed their cart', async () => {
  const { calls, source } = startServer();
  const { guestId } = currentSession();
  const changes = { lines: { [`product:${BOX.id}`]: updateFor(BOX, 2) }, shipment: {} };
  writeStored('cart', {
    snapshot: { owner: guestId, tab: 'tab', confirmed: cartOf([]), changes, rates: RATES },
  });
  await completeSignIn(source, { token: tokenUntil('in an hour'), user }, 'Welcome!', () => {});
  await waitFor(() =>
    expect(calls).toContainEqual(['7', 'changeCart', { changes: [{ productId: BOX.id, quantity: 2 }] }]),
  );
  cartStoreOf(source).close();
});

it('without such a cart only the carts of the server are joined', async () => {
  const { calls, source } = startServer();
  await completeSignIn(source, { token: tokenUntil('in an hour'), user }, 'Welcome!', () => {});
  expect(calls).toEqual([['7', 'mergeCart', {}]]);
});

/** A server that records its calls with their caller. */
function startServer() {
  const calls: unknown[] = [];
  const recorded = (field: string, answer: object) => (args: object) => {
    calls.push([currentSession().user?.id, field, args]);
    return answer;
  };
  const cart = servedCart(0);
  const { client } = mockServer({
    cart: recorded('cart', cart),
    changeCart: recorded('changeCart', cart),
    mergeCart: recorded('mergeCart', { cart }),
    store: recorded('store', {}),
  });
  return { calls, source: sourceOf(client) };
}
