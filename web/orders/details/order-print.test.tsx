import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

const ORDER = {
  id: 'o1',
  number: 'HL-100001',
  status: 'PROCESSING',
  destination: 'AUSTRALIA',
  toCity: 'Perth',
};

it('an order that is printed untouched says on paper where the rest is, and loads it', async () => {
  renderApp('/user/orders/o1', { session: 'customer', answers: { order: ORDER } });
  await screen.findByRole('heading', { name: 'Order HL-100001' });
  const note = screen.getByText(/Your invoice and labels are under Documents/);
  expect(note).not.toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeInTheDocument();
  await waitFor(() => expect(note).not.toBeInTheDocument());
});
