import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../test/render-app';

const ORDER = {
  id: 'o1',
  number: 'HL-100001',
  status: 'PROCESSING',
  destination: 'AUSTRALIA',
  toCity: 'Perth',
};

it('an order that is printed untouched has all its parts, none of them folded', async () => {
  renderApp('/user/orders/o1', { session: 'customer', answers: { order: ORDER } });
  const documents = await screen.findByRole('heading', { name: 'Documents' });
  window.dispatchEvent(new Event('beforeprint'));
  expect(documents.closest('details')).toHaveAttribute('open');
});
