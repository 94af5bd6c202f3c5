import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { renderApp } from '../../../../test/render-app';

beforeEach(() => {
  window.scrollTo = () => {};
  // Without confetti, which the test's browser cannot draw.
  window.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});

const ORDER = {
  ...{ id: 'o1', number: 'HL-100001', status: 'PROCESSING', destination: 'JAPAN' },
  ...{ paymentStatus: 'PENDING', version: 1 },
};

it('an order that is not paid yet says that its payment is being confirmed, until it is', async () => {
  const orderChanged = new Subject<object>();
  renderApp('/user/orders/o1?success=true', { session: 'customer', answers: { order: ORDER, orderChanged } });
  expect(await screen.findByText('We are confirming your payment')).toBeVisible();
  expect(screen.queryByText('Payment Successful!')).toBeNull();
  await waitFor(() => expect(orderChanged.observed).toBe(true));
  orderChanged.next({ ...ORDER, paymentStatus: 'PAID', version: 2 });
  expect(await screen.findByText('Payment Successful!')).toBeVisible();
  expect(screen.queryByText('We are confirming your payment')).toBeNull();
});
