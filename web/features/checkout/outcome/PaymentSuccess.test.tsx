import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';
import { SHOP } from '../../../test/shop';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  window.scrollTo = () => {};
  // Without confetti, which the test's browser cannot draw.
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => void jest.useRealTimers());

const ORDER = {
  ...{ id: 'o1', number: 'HL-100001', status: 'PROCESSING', paymentStatus: 'PAID', destination: 'JAPAN' },
  ...{ collectionDate: '2026-12-04', paid: { minorUnits: 26_600 } },
};
const me = { id: 'u-customer', name: 'Ada Byron', email: 'ada@example.com' };

/** A payment that another page began, and that has succeeded since. */
function pay(order: object = ORDER, amends: object | null = null) {
  const checkout = { id: 'c1', status: 'FINALIZED', orderId: 'o1' };
  return renderApp('/user/stripe-payment?checkoutId=c1', {
    session: 'customer',
    answers: {
      store: { ...SHOP, companyName: 'Quay Ltd' },
      ...{ me, order },
      checkout: { ...checkout, status: 'AWAITING_PAYMENT', orderId: null, paymentIntentId: 'pi1', amends },
      confirmPayment: { status: 'SUCCEEDED', checkout },
    },
  });
}

it.each([
  ['2026-12-04', 'Friday 4 December 2026'],
  [null, 'Day to be agreed'],
])(
  'after paying, the number, the sum and the day (%s) stand there, read out once',
  async (collectionDate, day) => {
    pay({ ...ORDER, collectionDate });
    const box = await screen.findByRole('group', { name: 'Payment Successful!' });
    expect(await screen.findByText('HL-100001')).toBeVisible();
    expect(screen.getByText('£266.00')).toBeVisible();
    expect(screen.getByText(day)).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/redirected to your order in 3 seconds/);
  },
);

it('three seconds after paying the order opens in place of the payment, its data read before', async () => {
  const { router, asked } = pay();
  await screen.findByText(/in 3 seconds/);
  await screen.findByText('HL-100001');
  expect(router.state.location.pathname).toBe('/user/stripe-payment');
  expect(asked('orderDocuments')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3000);
  await screen.findByRole('heading', { name: 'Order HL-100001' });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/user/orders/o1?success=true');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('one press opens the order sooner, another stays', async () => {
  const { user, router } = pay();
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(screen.queryByText(/in 3 seconds/)).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(router.state.location.pathname).toBe('/user/stripe-payment');
  await user.click(screen.getByRole('link', { name: 'View your order now' }));
  await screen.findByRole('heading', { name: 'Order HL-100001' });
});

it('a paid change opens its order at once', async () => {
  const { router } = pay(ORDER, { orderId: 'o1', orderNumber: 'HL-100001', changes: ['Another day'] });
  await screen.findByRole('heading', { name: 'Order HL-100001' });
  expect(router.state.location.search).toBe('');
});
