import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pageOf } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const ANSWERS = {
  adminOrders: ({ page, pageSize }: { page: number; pageSize: number }) =>
    pageOf([{ id: 'o1', number: 'HL-1' }], { page, pageSize, total: 300 }),
};

it('has ten orders, until somebody chooses another size, which stays', async () => {
  const first = renderApp('/admin/orders', { session: 'admin', answers: ANSWERS });
  expect(await screen.findByText('Showing 1 to 10 of 300 results')).toBeVisible();
  await first.user.selectOptions(screen.getByLabelText('Rows per page'), '50');
  expect(await screen.findByText('Showing 1 to 50 of 300 results')).toBeVisible();
  await first.router.navigate('/admin/debug');
  await first.router.navigate('/admin/orders?status=PROCESSING');
  expect(await screen.findByText('Showing 1 to 50 of 300 results')).toBeVisible();
  await first.user.selectOptions(screen.getByLabelText('Rows per page'), '10');
  await waitFor(() => expect(first.asked('adminOrders').at(-1)).toMatchObject({ pageSize: 10 }));
});

it('has the size of its address before the chosen one', async () => {
  renderApp('/admin/orders?size=25', { session: 'admin', answers: ANSWERS });
  expect(await screen.findByText('Showing 1 to 25 of 300 results')).toBeVisible();
});
