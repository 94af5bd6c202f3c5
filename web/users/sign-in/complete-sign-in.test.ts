/** @jest-environment jest-fixed-jsdom */
import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { Observable } from 'rxjs';
import { createCache } from '../../apollo/cache';
import { sourceOf } from '../../apollo/client-loader';
import { currentSession, endSession, writeStored } from '../../apollo/session/session';
import { tokenUntil } from '../../apollo/session/test-tokens';
import { BOX, cartOf, RATES, updateFor } from '../../cart/cart-fixtures';
import { cartStoreOf } from '../../cart/cart-store';
import { completeSignIn } from './complete-sign-in';

const user = {
  id: '7',
  name: 'Ada Byron',
  email: 'ada@example.com',
  role: 'CUSTOMER',
  emailVerifiedAt: null,
} as const;
const cart = {
  __typename: 'Cart',
  id: 'cart-id',
  issuedGuestId: null,
  destination: 'AUSTRALIA',
  service: 'STANDARD',
  fromCity: '',
  toCity: '',
  collectionDate: null,
  promotionCode: null,
  promotionProblem: null,
  offers: [],
  lines: [],
};
const answers: Record<string, object> = {
  Cart: { cart },
  ChangeCart: { changeCart: cart },
  MergeCart: { mergeCart: { __typename: 'MergeResult', mergedLines: 0, cart } },
  ShipmentRates: {
    store: {
      __typename: 'Store',
      sameDayCutOffHour: 11,
      services: [],
      transitTimes: [],
      legalVersions: [],
      destinationRates: [],
    },
  },
};

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
    expect(calls).toContainEqual(['7', 'ChangeCart', { changes: [{ productId: BOX.id, quantity: 2 }] }]),
  );
  cartStoreOf(source).close();
});

it('without such a cart only the carts of the server are joined', async () => {
  const { calls, source } = startServer();
  await completeSignIn(source, { token: tokenUntil('in an hour'), user }, 'Welcome!', () => {});
  expect(calls).toEqual([['7', 'MergeCart', {}]]);
});

/** A server that records its calls with their caller. */
function startServer() {
  const calls: unknown[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    calls.push([currentSession().user?.id, operationName, variables]);
    return new Observable((observer) => {
      observer.next({ data: answers[operationName] });
      observer.complete();
    });
  });
  return { calls, source: sourceOf(new ApolloClient({ link, cache: createCache() })) };
}
