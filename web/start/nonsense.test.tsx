import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { createCache } from '../data/cache/cache';
import { ClientContext, sourceOf } from '../data/client-loader';
import { DataLayer } from '../data/DataLayer';
import { defaultBillingCountry } from '../features/addresses/countries';
import { CartLayer } from '../features/cart/CartLayer';
import { cartOf, RATES, SOFA, updateFor } from '../features/cart/cart-fixtures';
import { cartStoreOf, type OpenCartStore } from '../features/cart/cart-store';
import { useCart } from '../features/cart/use-cart';
import { startForm } from '../features/checkout/form/checkout-draft';
import { paymentSessionStore } from '../features/checkout/payment/payment-session-store';
import { outboxKey, readOutbox } from '../features/conversation/outbox';
import { storeItemIds } from '../features/quotes/catalogue/item-id-map';
import { secretOfBooking } from '../features/saved-quotes/booking';
import { formDraftStorage } from '../session/form-drafts';
import { currentSession, endSession } from '../session/session';
import { tokenUntil } from '../session/test-tokens';
import { App } from './App';

const NONSENSE = [
  '',
  '{"damaged',
  'null',
  '0',
  '-1e99',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"length":-1}',
  '{"__proto__":{"owner":"me"}}',
  '\u0000☃\n',
  JSON.stringify('x'.repeat(100_000)),
];

/** A valid stored cart; the tests replace every part of it by nonsense in turn. */
const STORED_CART = {
  owner: 'guest_1_mine',
  tab: 'tab',
  confirmed: cartOf([[SOFA, 2]], { collectionDate: '2026-12-05' }),
  changes: { lines: { sofa: updateFor(SOFA, 3) }, shipment: { toCity: 'Perth' } },
  rates: RATES,
};
const USER = { id: '7', name: 'Ada Byron', email: 'ada@example.com', role: 'customer' };
const DRAFT = {
  owner: '7',
  route: { destination: 'australia', fromCity: 'Hull', toCity: 'Perth' },
  form: { ...startForm({ ...USER, phone: '', address: null }, shipmentOf('Hull')), name: 'Typed' },
};
const PAYMENT = {
  owner: '7',
  payment: {
    fingerprint: 'f',
    idempotencyKey: 'k',
    checkoutId: null,
    paymentIntentId: null,
    isUnanswered: false,
  },
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  // A faulty page would log here.
  jest.spyOn(console, 'error').mockImplementation((...text) => {
    throw new Error(text.join(' '));
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('nonsense in local storage', () => {
  const KEYS = ['userToken', 'userInfo', 'userRole', 'guestId', 'cart', 'toCountry', 'collectionDate'];

  it.each([...KEYS, 'itemIdToProductMap', 'rememberedEmail'])('under %s leaves a page that works', (key) => {
    for (const nonsense of NONSENSE) {
      localStorage.setItem('userToken', tokenUntil('in an hour'));
      localStorage.setItem('userInfo', JSON.stringify(USER));
      localStorage.setItem(key, nonsense);
      showApp();
      expect(shown()).toMatch(/^australia, 0 things$/);
      storeItemIds([{ id: 'a', itemId: 'b' }]);
    }
  });

  it('in any part of the kept cart counts as no cart', () => {
    localStorage.setItem('guestId', 'guest_1_mine');
    localStorage.setItem('cart', JSON.stringify({ snapshot: STORED_CART }));
    showApp();
    expect(shown()).toBe('australia, 3 things');
    for (const damaged of damagedOnce(STORED_CART)) {
      localStorage.setItem('cart', JSON.stringify({ snapshot: damaged }));
      showApp();
      expect(shown()).toMatch(/^australia, [0-9] things$/);
    }
  });

  it.each(['\u0000', 'two\nlines', '☃', 'a b', 'x'.repeat(10_000)])(
    'a guest id that cannot be sent, %j, is replaced',
    (guestId) => {
      localStorage.setItem('guestId', guestId);
      changedElsewhere('guestId');
      expect(currentSession().guestId).toMatch(/^guest_\d{13}_[0-9a-f]{32}$/);
    },
  );

  it('of a user counts as nobody signed in', () => {
    for (const damaged of damagedOnce(USER)) {
      localStorage.setItem('userToken', tokenUntil('in an hour'));
      localStorage.setItem('userInfo', JSON.stringify(damaged));
      changedElsewhere('userInfo');
      expect(typeof (currentSession().user?.name ?? '')).toBe('string');
      expect([undefined, 'customer', 'admin']).toContain(currentSession().user?.role);
    }
  });
});

describe('nonsense in session storage', () => {
  it.each(NONSENSE)('%.20s counts as nothing kept', (nonsense) => {
    for (const key of [
      'checkoutDraft',
      'payment',
      'bookedQuote',
      outboxKey('o', nonsense),
      'typed:7:product',
    ])
      sessionStorage.setItem(key, nonsense);
    expect(startForm({ ...USER, phone: '', address: null }, shipmentOf('Hull')).name).toBe('Ada Byron');
    expect(paymentSessionStore('7').read()).toBeNull();
    expect(secretOfBooking('Q-1')).toBeNull();
    expect(readOutbox(outboxKey('o', nonsense))).toEqual({ draft: '', files: [], unsent: [] });
    expect(formDraftStorage('product', '7').read()).toBeNull();
  });

  it('in any part of a checkout draft gives a whole form all the same', () => {
    sessionStorage.setItem('checkoutDraft', JSON.stringify(DRAFT));
    const customer = { ...USER, phone: '', address: null };
    const whole = startForm(customer, shipmentOf('Hull'));
    expect(whole.name).toBe('Typed');
    for (const damaged of damagedOnce(DRAFT)) {
      sessionStorage.setItem('checkoutDraft', JSON.stringify(damaged));
      expect(kindsOf(startForm(customer, shipmentOf('Hull')))).toEqual(kindsOf(whole));
    }
  });

  it('in any part of a payment counts as no payment', () => {
    sessionStorage.setItem('payment', JSON.stringify(PAYMENT));
    expect(paymentSessionStore('7').read()).toEqual(PAYMENT.payment);
    for (const damaged of damagedOnce(PAYMENT)) {
      sessionStorage.setItem('payment', JSON.stringify(damaged));
      const read = paymentSessionStore('7').read();
      const ids = { checkoutId: null, paymentIntentId: null };
      if (read) expect(kindsOf({ ...read, ...ids })).toEqual(kindsOf(PAYMENT.payment));
    }
  });
});

it.each(['C', '', undefined, null, 'en_US.UTF-8', 'POSIX', '*', 7, {}, 'x'.repeat(1000)])(
  'a browser whose language is %p bills to the United States until told otherwise',
  (language) => {
    expect(defaultBillingCountry('', language)).toBe('US');
    expect(defaultBillingCountry('France', language)).toBe('FR');
  },
);

let lastCart: OpenCartStore | undefined;

/** The whole app with its server down, and one page that shows the cart. */
function showApp(): void {
  cleanup();
  lastCart?.close();
  changedElsewhere(null);
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('away'))));
  const source = sourceOf(new ApolloClient({ link, cache: createCache() }));
  lastCart = cartStoreOf(source);
  const page = { path: '/', Component: CartView };
  const layers = { Component: DataLayer, children: [{ Component: CartLayer, children: [page] }] };
  render(
    <ClientContext value={source}>
      <App shop={null}>
        <RouterProvider router={createMemoryRouter([layers])} />
      </App>
    </ClientContext>,
  );
}

function CartView() {
  const { destination, quote } = useCart((cart) => cart);
  return <h1>{`${destination}, ${quote.itemCount} things`}</h1>;
}

function shown(): string | null {
  return screen.getByRole('heading').textContent;
}

/** A storage event from another tab; null: everything was cleared. */
function changedElsewhere(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Copies of a value, each with one part of it, however deep, replaced by nonsense or removed. */
function* damagedOnce(value: unknown): Generator<unknown> {
  yield* [null, 7.5, 'nonsense', true, [], {}, undefined];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const damaged of damagedOnce(part)) {
      const copy: Record<string, unknown> = { ...value, [name]: damaged };
      yield Array.isArray(value) ? Object.values(copy) : copy;
    }
  }
}

/** The type of every field. */
function kindsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kindsOf(part)]));
}

function shipmentOf(fromCity: string) {
  return {
    destination: 'australia',
    service: 'standard',
    fromCity,
    toCity: 'Perth',
    collectionDate: null,
  } as const;
}
