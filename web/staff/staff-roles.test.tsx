import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../session/session';
import { tokenUntil } from '../session/test-tokens';
import { pageOf } from '../test/mock-server';
import { renderApp, USERS } from '../test/render-app';
import { STAFF_PAGES } from './pages';
import { findCommands } from './palette/commands';

function visit(staffRole: 'DRIVER' | 'CLERK' | 'ACCOUNTANT', address: string) {
  startSession(tokenUntil('in an hour'), { ...USERS.admin, staffRole });
  return renderApp(address, { answers: { adminOrders: pageOf([]), adminTaskCounts: [] } });
}

const menuNames = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Admin', hidden: true });
  return within(menu)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
};

it('a driver who opens the dashboard gets the collections, the one page of the menu', async () => {
  const { router, asked } = visit('DRIVER', '/admin');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/collections'));
  expect(await menuNames()).toEqual(['Collections', 'My account', 'Go to the shop']);
  expect(asked('adminDashboardMorning')).toEqual([]);
});

it('a page without the permission says access denied', async () => {
  const { router } = visit('CLERK', '/admin/settings');
  expect(await screen.findByText("You don't have permission to access this page.")).toBeVisible();
  expect(router.state.location.pathname).toBe('/unauthorized');
});

it('an accountant sees orders without ways to change them', async () => {
  visit('ACCOUNTANT', '/admin/orders');
  expect(await menuNames()).toEqual(expect.arrayContaining(['Orders', 'Payments to review']));
  expect(await menuNames()).not.toEqual(expect.arrayContaining(['Requests']));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
});

it('the palette leads to no page and no action that is hidden', () => {
  const pages = STAFF_PAGES.filter(({ path }) => path === '/admin/collections');
  expect(findCommands('', pages).map(({ label }) => label)).toEqual([
    ...['Collections', "Print today's collections"],
    ...['My account', 'Go to the shop', 'Keyboard shortcuts'],
  ]);
  expect(findCommands('shop phone', pages)).toEqual([]);
});
