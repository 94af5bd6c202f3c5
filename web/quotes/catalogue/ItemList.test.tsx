import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentNode, print } from 'graphql';
import { Observable } from 'rxjs';
import type { DestinationKey } from '../../../rules/destinations';
import { createCache } from '../../apollo/cache';
import { ClientContext, sourceOf } from '../../apollo/client-loader';
import type { DestinationKey as Asked } from '../../apollo/schema.generated';
import type { CartStore } from '../../cart/cart-store';
import { EMPTY_CART } from '../../cart/storage/empty-cart';
import { CartContext } from '../../cart/use-cart';
import { ItemList } from './ItemList';

const PAGE_MAX = 100;

/** A shop with this many garden items, which answers one page of them. */
function shopOf(total: number) {
  const asked: ApolloLink.Operation[] = [];
  const failing = { isAway: false, isSilent: false };
  const link = new ApolloLink((operation) => {
    asked.push(operation);
    return new Observable((observer) => {
      if (failing.isSilent) return;
      if (failing.isAway) return observer.error(new TypeError('fetch failed'));
      const { page = 1, destination = 'AUSTRALIA' } = operation.variables;
      const first = (page - 1) * PAGE_MAX + 1;
      const count = Math.max(Math.min(PAGE_MAX, total - first + 1), 0);
      const nodes = Array.from({ length: count }, (_, index) => productOf(first + index, destination));
      observer.next({
        data: { products: { __typename: 'ProductPage', pageInfo: { __typename: 'PageInfo', total }, nodes } },
      });
      observer.complete();
    });
  });
  return { client: new ApolloClient({ link, cache: createCache() }), asked, failing };
}

function productOf(number: number, destination: Asked) {
  return {
    __typename: 'Product',
    id: `p${number}`,
    name: `Spade ${number}`,
    itemId: `garden-spade-${number}`,
    details: 'Digs.',
    size: '10 × 10 × 100 cm',
    imageUrl: '',
    imageSrcSet: null,
    altText: '',
    volumeCm3: 10_000,
    category: { __typename: 'Category', id: 'garden', name: 'Garden' },
    price: { __typename: 'Money', minorUnits: (destination === 'CANADA' ? 9000 : 1000) + number },
  };
}

/** A cart whose destination can change. */
function cartTo(destination: DestinationKey) {
  const listeners = new Set<() => void>();
  let cart = { ...EMPTY_CART, destination };
  const store: CartStore = {
    cart: () => cart,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    store,
    sendTo(next: DestinationKey) {
      cart = { ...cart, destination: next };
      for (const listener of listeners) listener();
    },
  };
}

function show(total: number) {
  const shop = shopOf(total);
  const cart = cartTo('australia');
  render(
    <ClientContext value={sourceOf(shop.client)}>
      <CartContext value={cart.store}>
        <ItemList category="Garden" search="" onOwnItem={() => {}} />
      </CartContext>
    </ClientContext>,
  );
  return { ...shop, sendTo: (to: DestinationKey) => act(() => cart.sendTo(to)) };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const more = () => screen.queryByText(/^Show/);

it('the 101st item of a category is reached by showing more', async () => {
  show(103);
  await screen.findByText('Spade 100');
  expect(screen.queryByText('Spade 101')).not.toBeInTheDocument();
  expect(screen.getByText('100 of 103 items shown')).toBeVisible();
  await userEvent.click(screen.getByText('Show 3 more'));
  expect(await screen.findByText('Spade 103')).toBeVisible();
  expect(screen.getByText('Spade 1')).toBeVisible();
  expect(more()).toBeNull();
});

it('a hundred more are shown at a time', async () => {
  show(250);
  await screen.findByText('Spade 100');
  await userEvent.click(screen.getByText('Show 100 more'));
  await screen.findByText('Spade 200');
  expect(screen.getByText('200 of 250 items shown')).toBeVisible();
  await userEvent.click(screen.getByText('Show 50 more'));
  expect(await screen.findByText('Spade 250')).toBeVisible();
});

it('who showed more by keyboard goes on at the first of the new items', async () => {
  show(103);
  await screen.findByText('Spade 100');
  (more() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const added = await screen.findByLabelText('Garden, items 101 to 103');
  await waitFor(() => expect(added).toHaveFocus());
  await userEvent.tab();
  expect(document.activeElement).toHaveAttribute('aria-label', 'Remove one Spade 101');
});

it('a category of a hundred has nothing more to show', async () => {
  show(100);
  await screen.findByText('Spade 100');
  expect(more()).toBeNull();
  expect(screen.queryByText(/items shown/)).not.toBeInTheDocument();
});

it('more that could not be loaded is asked for again, and what was there stays', async () => {
  const { failing } = show(103);
  await screen.findByText('Spade 100');
  failing.isAway = true;
  await userEvent.click(screen.getByText('Show 3 more'));
  const retry = await screen.findByText('Retry');
  expect(screen.getByText('Spade 1')).toBeVisible();
  failing.isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Spade 103')).toBeVisible();
});

it('a failure without words is said in those of the specification', async () => {
  const { client } = shopOf(3);
  client.setLink(new ApolloLink(() => new Observable((observer) => observer.error(new Error('?')))));
  render(
    <ClientContext value={sourceOf(client)}>
      <CartContext value={cartTo('australia').store}>
        <ItemList category="Garden" search="" onOwnItem={() => {}} />
      </CartContext>
    </ClientContext>,
  );
  expect(
    await screen.findByText('Error loading products: An error occurred while fetching products by category'),
  ).toBeVisible();
});

const lastAsked = (asked: readonly ApolloLink.Operation[]) => print(asked.at(-1)?.query as DocumentNode);

it('another destination asks for prices alone, and keeps the items on the page meanwhile', async () => {
  const { asked, sendTo } = show(2);
  expect(await screen.findByText('£10.02')).toBeVisible();
  sendTo('canada');
  expect(screen.getByText('Spade 2')).toBeVisible();
  expect(screen.queryByText('£10.02')).not.toBeInTheDocument();
  expect(await screen.findByText('£90.02')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(lastAsked(asked)).toContain('price(destination: $destination)');
  expect(lastAsked(asked)).not.toContain('details');
});

it('a destination seen before has its prices at once', async () => {
  const { asked, sendTo } = show(2);
  await screen.findByText('£10.02');
  sendTo('canada');
  await screen.findByText('£90.02');
  sendTo('australia');
  expect(screen.getByText('£10.02')).toBeVisible();
  sendTo('canada');
  expect(screen.getByText('£90.02')).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('nothing is ordered at a price that is not known yet', async () => {
  const { failing, sendTo } = show(1);
  await screen.findByText('£10.01');
  failing.isSilent = true;
  sendTo('canada');
  expect(screen.getByLabelText('Add one Spade 1')).toHaveAttribute('aria-disabled', 'true');
  failing.isSilent = false;
  failing.isAway = true;
  sendTo('japan');
  const retry = await screen.findByText('Retry');
  failing.isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('£10.01')).toBeVisible();
});
