import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';
import { STAFF_PAGES } from '../pages';
import { findCommands } from './commands';

const ORDERS = ['HL-100001', 'HL-100002'].map((number, no) => ({ id: `o${no}`, number, toCity: 'Perth' }));

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

async function visitOrders(others: Record<string, unknown> = {}) {
  const answers = {
    adminOrders: pageOf(ORDERS),
    adminUsers: pageOf([]),
    adminQuotes: pageOf([
      { id: 'q1', reference: 'Q-10001', status: 'OPEN', destination: 'JAPAN', customerName: 'Ann Lee' },
    ]),
    adminProducts: pageOf([]),
    ...others,
  };
  const app = renderApp('/admin/orders', { session: 'admin', answers });
  await screen.findAllByText('HL-100001');
  return app;
}

it('Ctrl K finds an order by what is typed while the code loads, and Enter opens it', async () => {
  const { user, router } = await visitOrders();
  await userEvent.setup({ delay: null }).keyboard('{Control>}k{/Control}HL-1000');
  const palette = await screen.findByRole('dialog', { name: 'Find or go to' });
  const field = within(palette).getByRole('combobox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('HL-1000');
  const found = await within(palette).findByRole('option', { name: /HL-100002/ });
  await user.keyboard('{ArrowDown}');
  expect(found).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', found.id);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/admin/orders/o1');
});

it('Ctrl K finds a quote by its number, and opens it', async () => {
  const { user, router } = await visitOrders({ adminQuote: { reference: 'Q-10001' } });
  await user.keyboard('{Control>}k{/Control}Q-10001');
  const palette = await screen.findByRole('dialog', { name: 'Find or go to' });
  await user.click(await within(palette).findByRole('option', { name: /Q-10001.*Ann Lee to Japan, Open/ }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/quotes/Q-10001', search: '' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-10001' })).toBeVisible();
});

it('Ctrl K shows of an order what tells it from others', async () => {
  const order = { status: 'PROCESSING', paymentStatus: 'PAID', collectionPostcode: 'CB6 7ZZ' };
  const orders = [
    { ...ORDERS[0], ...order, collectionDate: '2026-12-05', customer: { name: 'Ann Lee' } },
    { ...ORDERS[1], ...order, collectionDate: null, customer: { name: 'Ann Lee' } },
  ];
  const { user } = await visitOrders({ adminOrders: pageOf(orders) });
  await user.keyboard('{Control>}k{/Control}cb67zz');
  const palette = await screen.findByRole('dialog', { name: 'Find or go to' });
  const text = /Ann Lee to Perth, Processing · Paid · CB6 7ZZ · collection 5 Dec/;
  expect(await within(palette).findByRole('option', { name: text })).toBeVisible();
  expect(within(palette).getByRole('option', { name: /HL-100002.*no collection date/ })).toBeVisible();
});

it('Ctrl K asks whether another name was meant, and looks for it', async () => {
  const none = { ...pageOf([]), didYouMean: 'Fatima Jones' };
  const { user, asked } = await visitOrders({ adminUsers: none, adminQuotes: pageOf([]) });
  await user.keyboard('{Control>}k{/Control}fatmia jones');
  const palette = await screen.findByRole('dialog', { name: 'Find or go to' });
  await user.click(await within(palette).findByRole('option', { name: 'Fatima Jones' }));
  expect(within(palette).getByRole('combobox')).toHaveValue('Fatima Jones');
  await waitFor(() =>
    expect(asked('adminUsers')).toContainEqual(expect.objectContaining({ search: 'Fatima Jones' })),
  );
});

it('a slash goes to the search, and letters typed there do nothing else', async () => {
  const { user } = await visitOrders();
  await user.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveFocus();
  await user.keyboard('jxk?');
  expect(field).toHaveValue('jxk?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the help switches single keys off, and Ctrl K stays', async () => {
  const { user } = await visitOrders();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(help).getByRole('checkbox'));
  await user.keyboard('{Escape}');
  await user.keyboard('?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).not.toHaveFocus();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Find or go to' })).toBeVisible();
});

it('screens and actions are found by every word', () => {
  expect(findCommands('without date', STAFF_PAGES).map(({ label }) => label)).toEqual([
    'Orders without a collection date',
  ]);
  expect(findCommands('audit', STAFF_PAGES)[0]?.to).toBe('/admin/audit');
  expect(findCommands('synonyms', STAFF_PAGES)[0]?.to).toBe('/admin/products/synonyms');
});
