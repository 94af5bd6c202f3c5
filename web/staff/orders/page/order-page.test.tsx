import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { pageOf, refused } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

/** Three orders on two pages of two. */
const ORDERS = ['o1', 'o2', 'o3'].map((id, no) => ({ id, number: `HL-${no + 1}`, toCity: 'Perth' }));
const ANSWERS = {
  order: ({ id }: { id: string }) => ({
    ...{ id, number: ORDERS.find((order) => order.id === id)?.number, version: 1, status: 'PROCESSING' },
  }),
  adminOrders: ({ page }: { page: number }) =>
    pageOf(ORDERS.slice((page - 1) * 2, page * 2), { page, pageSize: 2, total: 3 }),
};

beforeEach(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

function visit(address: string, answers = {}) {
  return renderApp(address, { session: 'admin', answers: { ...ANSWERS, ...answers } });
}

const heading = (number: string) => screen.findByRole('heading', { level: 1, name: `Order ${number}` });

it("the number in the list leads to the customer's page", async () => {
  visit('/admin/orders');
  const number = await screen.findByRole('link', { name: 'HL-1' });
  expect(number).toHaveAttribute('href', '/user/orders/o1');
});

it('a row pressed anywhere else leads to the page of the order, which knows its place in that list', async () => {
  const { user, router, asked } = visit('/admin/orders?status=PROCESSING');
  await user.click((await screen.findAllByText('Perth'))[0]!);
  expect(await heading('HL-1')).toHaveFocus();
  await waitFor(() => expect(document.title).toMatch(/^Order HL-1 · /));
  expect(router.state.location.pathname).toBe('/admin/orders/o1');
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(asked('adminOrders')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /Back to the list/ }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/orders', search: '?status=PROCESSING' });
});

it('Enter on the name opens the order, and a press on a tick does not', async () => {
  const { user, router } = visit('/admin/orders');
  await user.click(await screen.findByRole('checkbox', { name: 'Select HL-1' }));
  expect(router.state.location.pathname).toBe('/admin/orders');
  screen.getByRole('link', { name: /open HL-1$/ }).focus();
  await user.keyboard('{Enter}');
  await heading('HL-1');
});

it('keys lead to the next and previous order, over the pages of the list, and its ends are said', async () => {
  const { user, asked } = visit('/admin/orders/o1?list=status%3DPROCESSING');
  await heading('HL-1');
  await screen.findByRole('link', { name: 'Next order, HL-2' });
  await user.keyboard('[[');
  expect((await screen.findAllByText('This is the first order of the list'))[0]).toBeVisible();
  await user.keyboard(']');
  await heading('HL-2');
  await screen.findByRole('link', { name: 'Next order, HL-3' });
  await user.keyboard('j');
  expect(await heading('HL-3')).toHaveFocus();
  expect(await screen.findByText('3 of 3')).toBeVisible();
  await user.keyboard(']');
  expect((await screen.findAllByText('This is the last order of the list'))[0]).toBeVisible();
  await user.keyboard('k');
  await heading('HL-2');
  expect(
    asked('adminOrders').map(({ page, filter }) => [page, (filter as { status: string }).status]),
  ).toEqual([
    [1, 'PROCESSING'],
    [2, 'PROCESSING'],
  ]);
});

it('an order opened from elsewhere has no neighbours and asks for no list', async () => {
  const { asked } = visit('/admin/orders/o2');
  await heading('HL-2');
  expect(await screen.findByRole('link', { name: /All orders/ })).toHaveAttribute('href', '/admin/orders');
  expect(screen.queryByRole('navigation', { name: 'Orders of the list' })).not.toBeInTheDocument();
  expect(asked('adminOrders')).toEqual([]);
});

it('typed text is asked about before the next order replaces it', async () => {
  const { user, router } = visit('/admin/orders/o1?list=');
  const next = await screen.findByRole('link', { name: 'Next order, HL-2' });
  await user.type(await screen.findByLabelText('New note'), 'Ring twice');
  await user.click(next);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/admin/orders/o1');
  expect(screen.getByLabelText('New note')).toHaveValue('Ring twice');
});

it('an order that is not there leads back to the orders', async () => {
  const { user, router } = visit('/admin/orders/gone', {
    order: refused('NOT_FOUND', 'Order not found'),
  });
  await user.click(await screen.findByRole('button', { name: 'Back to the orders' }));
  expect(router.state.location.pathname).toBe('/admin/orders');
});

it('the dialog of the list leads to the page of the same order', async () => {
  visit('/admin/orders?status=PROCESSING&order=o1');
  expect(await screen.findByRole('link', { name: 'Open as a page' })).toHaveAttribute(
    'href',
    '/admin/orders/o1?list=status%3DPROCESSING',
  );
});

it('the order says when its delivery is expected, and when it was', async () => {
  const facts = {
    estimatedDelivery: { from: '2027-02-12', to: '2027-03-12' },
    actualDelivery: '2027-03-03T10:00:00Z',
  };
  visit('/admin/orders/o1', { order: { id: 'o1', number: 'HL-1', version: 1, ...facts } });
  expect((await screen.findByText('Estimated delivery')).parentElement).toHaveTextContent(
    '12 February 2027 to 12 March 2027',
  );
  expect(screen.getByText('3 March 2027 at 10:00')).toBeVisible();
});
