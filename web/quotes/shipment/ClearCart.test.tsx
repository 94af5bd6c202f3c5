import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartStore } from '../../cart/cart-store';
import type { CartLine } from '../../cart/cart-types';
import { EMPTY_CART } from '../../cart/storage/empty-cart';
import { CartContext } from '../../cart/use-cart';
import { ClearCart } from './ClearCart';

const LINES = ['box', 'sofa'].map((key, at) => ({ key, name: key, quantity: at + 2 }) as CartLine);

afterEach(cleanup);

it('empties the cart at one press, and Undo brings back every item with its quantity', async () => {
  const cart = cartWith(LINES);
  render(
    <CartContext value={cart}>
      <ClearCart />
    </CartContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
  expect(cart.cart().lines).toEqual([]);
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(cart.cart().lines).toEqual(LINES);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('an empty cart that nobody cleared has nothing to clear or undo', () => {
  render(
    <CartContext value={cartWith([])}>
      <ClearCart />
    </CartContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

function cartWith(lines: readonly CartLine[]): CartStore {
  const listeners = new Set<() => void>();
  const set = (change: readonly CartLine[]) =>
    act(() => {
      cart = { ...cart, lines: [...change] };
      for (const listener of listeners) listener();
    });
  let cart = {
    ...EMPTY_CART,
    lines: [...lines],
    clear: () => set([]),
    setLineQuantity: (line: CartLine, quantity: number) => set([...cart.lines, { ...line, quantity }]),
  };
  return {
    cart: () => cart,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
