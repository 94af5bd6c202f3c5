import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Cart } from '../../cart/cart';
import type { CartStore } from '../../cart/cart-store';
import { CartContext } from '../../cart/use-cart';
import { TotalAnnouncer } from './TotalAnnouncer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A store whose cart holds these quantities at £10 each. */
function storeOf(first: Record<string, number>) {
  const listeners = new Set<() => void>();
  const cartOf = (quantities: Record<string, number>) => {
    const lines = Object.entries(quantities).map(([name, quantity]) => ({ key: name, name, quantity }));
    const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { lines, status: 'ready', quote: { itemCount, totalPence: itemCount * 1000 } } as unknown as Cart;
  };
  let cart = cartOf(first);
  const store = {
    cart: () => cart,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as CartStore;
  const show = (quantities: Record<string, number>) =>
    act(() => {
      cart = cartOf(quantities);
      for (const listener of listeners) listener();
    });
  return { store, show };
}

const settle = () => act(() => void jest.advanceTimersByTime(700));

it('says once what several presses have changed, and the total', () => {
  const { store, show } = storeOf({ 'Standard Box': 1 });
  render(
    <CartContext value={store}>
      <TotalAnnouncer />
    </CartContext>,
  );
  const status = screen.getByRole('status');
  settle();
  expect(status.textContent).toBe('');
  show({ 'Standard Box': 2 });
  show({ 'Standard Box': 3 });
  expect(status.textContent).toBe('');
  settle();
  expect(status.textContent).toBe('3 Standard Box. Total £30.00 for 3 items');
  show({});
  settle();
  expect(status.textContent).toMatch(/^0 Standard Box\. Total £0\.00/);
});

it('says the total alone when everything changed', () => {
  const { store, show } = storeOf({ a: 1, b: 1, c: 1 });
  render(
    <CartContext value={store}>
      <TotalAnnouncer />
    </CartContext>,
  );
  settle();
  show({ a: 2, b: 2, c: 2 });
  settle();
  expect(screen.getByRole('status').textContent).toBe('Total £60.00 for 6 items');
});
