import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartNotice } from '../../cart/cart';
import { cartActions } from '../../cart/cart-actions';
import type { CartChanges } from '../../cart/cart-state';
import type { CartStore } from '../../cart/cart-store';
import type { CartLine } from '../../cart/cart-types';
import { EMPTY_CART } from '../../cart/storage/first-cart';
import { refusalMessage } from '../../cart/sync/cart-failures';
import type { CartSync } from '../../cart/sync/cart-sync';
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

it('a refused clear brings the items back with its reason', async () => {
  const sent: CartChanges[] = [];
  const sync = { change: (changes: CartChanges) => sent.push(changes) } as unknown as CartSync;
  cartActions(
    sync,
    () => ({ ...EMPTY_CART, lines: LINES }),
    () => {},
  ).clear();
  const cart = cartWith(LINES);
  render(
    <CartContext value={cart}>
      <ClearCart />
    </CartContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
  const message = refusalMessage(new Error(), sent[0]!, null);
  cart.refuse(message);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to clear cart$/);
  expect(screen.getByRole('button', { name: 'Clear cart' })).toBeVisible();
});

function cartWith(lines: readonly CartLine[]): CartStore & { refuse: (message: string) => void } {
  const listeners = new Set<() => void>();
  const set = (change: readonly CartLine[], notice: CartNotice | null = null) =>
    act(() => {
      cart = { ...cart, lines: [...change], notice };
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
    refuse: (message) => set(lines, { kind: 'bad', message }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
