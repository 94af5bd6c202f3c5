import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { earliestCollectionDate } from '../../../../rules/collection-date';
import { completeBrowser } from '../../../test/browser';
import type { Cart } from '../../cart/cart';
import { RATES } from '../../cart/cart-fixtures';
import { constantCartStore } from '../../cart/constant-cart-store';
import { CartContext } from '../../cart/use-cart';
import { QuoteBuilderPage } from '../QuoteBuilderPage';

completeBrowser();

it('both buttons to payment are busy until the server has the cart, and the press leads on once', async () => {
  let sync = () => {};
  let asked = 0;
  const synced = new Promise<void>((resolve) => {
    sync = resolve;
  });
  const store = constantCartStore({
    status: 'ready',
    destination: 'australia',
    service: 'standard',
    fromCity: 'Leeds',
    toCity: 'Perth',
    collectionDate: earliestCollectionDate(new Date(Date.now() + 5 * 24 * 3600 * 1000), 11),
    lines: [{ key: 'l1', name: 'Spade', size: '', quantity: 2, unitPence: 40_000 }],
    quote: {
      itemCount: 2,
      totalPence: 80_000,
      itemsPence: 80_000,
      minimumPence: 24_500,
      minimumTopUpPence: 0,
      freeAllowancePence: 0,
      servicePence: 0,
      volumeCm3: 1,
    },
    rates: RATES,
    whenSynced: () => {
      asked += 1;
      return synced;
    },
  } as unknown as Cart);
  window.history.replaceState(null, '', '/new-quote?step=3');
  const router = createBrowserRouter([
    {
      path: '/new-quote',
      element: (
        <CartContext value={store}>
          <QuoteBuilderPage />
        </CartContext>
      ),
    },
    { path: '/checkout', element: <p>the checkout</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByLabelText('Collection date');
  const buttons = screen.getAllByRole('button', { name: 'Proceed to Payment' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) await userEvent.click(button);
  for (const button of buttons) await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(asked).toBe(1);
  sync();
  await screen.findByText('the checkout');
  // A router that stays would answer the steps through the history of the next tests.
  router.dispose();
});
