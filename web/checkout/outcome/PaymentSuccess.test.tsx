import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PaymentSuccess } from './PaymentSuccess';

it.each([
  [false, '/user/orders/7?success=true'],
  [true, '/user/orders/7'],
])('a payment opens its order at once, in place of the checkout (a change: %s)', async (isChange, path) => {
  const router = createMemoryRouter(
    [
      { path: '/checkout', element: <PaymentSuccess orderId="7" isChange={isChange} /> },
      { path: '*', element: <p>the order</p> },
    ],
    { initialEntries: ['/cart', '/checkout'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('the order');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(path);
  expect(router.state.historyAction).toBe('REPLACE');
});
