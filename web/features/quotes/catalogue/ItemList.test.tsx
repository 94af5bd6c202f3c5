import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DestinationKey } from '../../../../rules/destinations';
import { ClientContext, sourceOf } from '../../../data/client-loader';
import { type Answers, badGateway, mockServer, noAnswer, noNetwork, pageOf } from '../../../test/mock-server';
import type { CartStore } from '../../cart/cart-store';
import { EMPTY_CART } from '../../cart/storage/first-cart';
import { CartContext } from '../../cart/use-cart';
import type { QuoteItemsQueryVariables } from './catalogue.generated';
import { ItemList } from './ItemList';

const PAGE_MAX = 100;

/** A shop with this many garden items, which answers one page of them. */
function shopOf(total: number) {
  const read = { details: 0 };
  const details = () => {
    read.details += 1;
    return 'Digs.';
  };
  const products = ({ page, destination }: QuoteItemsQueryVariables) => {
    const first = ((page ?? 1) - 1) * PAGE_MAX + 1;
    const nodes = Array.from({ length: Math.min(PAGE_MAX, total - first + 1) }, (_, index) => ({
      ...{ id: `p${first + index}`, name: `Spade ${first + index}`, details },
      price: { minorUnits: (destination === 'CANADA' ? 9000 : 1000) + first + index },
    }));
    return pageOf(nodes, { total });
  };
  const answers: Answers = { products };
  return { ...mockServer(answers), read, answers, comeBack: () => Object.assign(answers, { products }) };
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

function show(total: number, answers: Answers = {}) {
  const shop = shopOf(total);
  Object.assign(shop.answers, answers);
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
  const { answers, comeBack } = show(103);
  await screen.findByText('Spade 100');
  answers.products = noNetwork;
  await userEvent.click(screen.getByText('Show 3 more'));
  const retry = await screen.findByText('Retry');
  expect(screen.getByText('Spade 1')).toBeVisible();
  comeBack();
  await userEvent.click(retry);
  expect(await screen.findByText('Spade 103')).toBeVisible();
});

it('a failure without words is said in those of the specification', async () => {
  show(3, { products: badGateway });
  expect(
    await screen.findByText('Error loading products: An error occurred while fetching products by category'),
  ).toBeVisible();
});

it('another destination asks for prices alone, and keeps the items on the page meanwhile', async () => {
  const { asked, read, sendTo } = show(2);
  expect(await screen.findByText('£10.02')).toBeVisible();
  expect(read.details).toBe(2);
  sendTo('canada');
  expect(screen.getByText('Spade 2')).toBeVisible();
  expect(screen.queryByText('£10.02')).not.toBeInTheDocument();
  expect(await screen.findByText('£90.02')).toBeVisible();
  expect(asked('products')).toHaveLength(2);
  expect(read.details).toBe(2);
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
  expect(asked('products')).toHaveLength(2);
});

it('nothing is ordered at a price that is not known yet', async () => {
  const { answers, comeBack, sendTo } = show(1);
  await screen.findByText('£10.01');
  answers.products = noAnswer;
  sendTo('canada');
  expect(screen.getByLabelText('Add one Spade 1')).toHaveAttribute('aria-disabled', 'true');
  answers.products = noNetwork;
  sendTo('japan');
  const retry = await screen.findByText('Retry');
  comeBack();
  await userEvent.click(retry);
  expect(await screen.findByText('£10.01')).toBeVisible();
});
