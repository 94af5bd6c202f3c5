import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { App } from '../App';
import { createCache } from '../apollo/cache';
import { ClientContext, sourceOf } from '../apollo/client-loader';
import type { Shop } from '../apollo/page-data';
import { endSession, startSession, writeStored } from '../apollo/session/session';
import { tokenUntil } from '../apollo/session/test-tokens';
import { announceShopChange } from '../apollo/shop-changes';
import { cartOf, RATES } from '../cart/cart-fixtures';
import { cartStoreOf } from '../cart/cart-store';
import { HomePage } from './HomePage';

const SHOP: Shop = {
  name: 'Test Removals',
  phone: '0800 123 456',
  promotion: '',
  onlineSavingPercent: 20,
  refundText: 'Cancel until 24 hours before we come.',
  socialLinks: [],
  sameDayCutOffHour: 11,
  services: [],
  transitTimes: [],
  legalVersions: [],
  destinationRates: [
    {
      destination: 'JAPAN',
      minimumCharge: { minorUnits: 25_500 },
      perCubicMetre: { minorUnits: 44_000 },
      handling: { minorUnits: 1000 },
      heavySurcharge: { minorUnits: 2500 },
    },
  ],
};

const closing: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  endSession();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  // A browser that is always idle.
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(() => {
  cleanup();
  for (const close of closing.splice(0)) close();
});

describe('the home page', () => {
  it('asks nothing of the server for a guest without a cart: what it shows came with the page', async () => {
    const calls = visit(SHOP);
    expect(screen.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/shipping-to/japan');
    expect(screen.getByText('£255.00')).toBeVisible();
    expect(screen.getByText(/Cancel until 24 hours before we come/)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toEqual([]);
  });

  it('begins with the towns and the destination of the cart that this browser keeps, then brings it up to date', async () => {
    keepCartOf('guest_1_mine');
    const calls = visit(SHOP);
    expect(screen.getByLabelText('From city, town or postcode')).toHaveValue('Leeds');
    expect(screen.getByLabelText('To city, town or postcode')).toHaveValue('Osaka');
    expect(screen.getByLabelText('To country')).toHaveValue('japan');
    await waitFor(() => expect(calls).toContain('Cart'));
  });

  it('shows nobody the cart that somebody else left in this browser', () => {
    keepCartOf('user:8');
    visit(SHOP);
    expect(screen.getByLabelText('To city, town or postcode')).toHaveValue('');
  });

  it('leads back to a quote that was begun, with what it holds and costs', async () => {
    keepCartOf('guest_1_mine', [2, 1]);
    visit(SHOP);
    const back = await screen.findByRole('link', { name: 'Continue your quote: 3 items, £228.50' });
    expect(back).toHaveAttribute('href', '/new-quote');
  });

  it.each([
    ['without an item', () => keepCartOf('guest_1_mine')],
    ['of somebody else', () => keepCartOf('user:8', [2])],
    ['that another program wrote', () => writeStored('cart', { products: 3, totalPrice: 'much' })],
  ])('has no way back to a cart %s', async (_what, keep) => {
    await import('../cart/mark/CartMark');
    keep();
    visit(SHOP);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link', { name: /Continue your quote/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Collected from your door/)).toBeVisible();
  });

  it('brings the cart of a customer up to date', async () => {
    startSession(tokenUntil('in an hour'), {
      id: '7',
      name: 'Ada',
      email: 'a@example.com',
      role: 'CUSTOMER',
    });
    const calls = visit(SHOP);
    await waitFor(() => expect(calls).toContain('Cart'));
  });

  it('asks for the shop where the page came without, and offers to try again when that fails', async () => {
    const calls = visit(null);
    expect(await screen.findByText(/Network error/)).toBeVisible();
    expect(calls).toEqual(['Shop']);
    screen.getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect(calls).toEqual(['Shop', 'Shop']));
  });

  it('shows a minimum charge that staff change in this tab at once', async () => {
    const calls = visit(SHOP, { store: { ...named('Store', SHOP), destinationRates: [rate(30_000)] } });
    announceShopChange();
    expect(await screen.findByText('£300.00')).toBeVisible();
    expect(calls).toEqual(['Shop']);
  });
});

function keepCartOf(owner: string, quantities: readonly number[] = []): void {
  const confirmed = cartOf([], { destination: 'japan', fromCity: 'Leeds', toCity: 'Osaka' });
  writeStored('guestId', 'guest_1_mine');
  writeStored('cart', {
    products: quantities.map((quantity) => ({ quantity })),
    totalPrice: 228.5,
    snapshot: { owner, confirmed, changes: { lines: {}, shipment: {} }, rates: RATES },
  });
}

/** Opens the page with this data; returns the names of its calls. Without an answer the server is down. */
function visit(shop: Shop | null, answer?: Record<string, unknown>): string[] {
  const calls: string[] = [];
  const link = new ApolloLink((operation) => {
    calls.push(operation.operationName ?? '');
    return new Observable((observer) => {
      if (!answer) return observer.error(new TypeError('away'));
      observer.next({ data: answer });
      observer.complete();
    });
  });
  const source = sourceOf(new ApolloClient({ link, cache: createCache() }));
  closing.push(cartStoreOf(source).close);
  render(
    <ClientContext value={source}>
      <App shop={shop}>
        <RouterProvider router={createMemoryRouter([{ path: '/', Component: HomePage }])} />
      </App>
    </ClientContext>,
  );
  return calls;
}

function named(__typename: string, value: object) {
  return { __typename, ...value };
}

function rate(minorUnits: number) {
  return named('DestinationRate', { destination: 'JAPAN', minimumCharge: named('Money', { minorUnits }) });
}
