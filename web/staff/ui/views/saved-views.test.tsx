import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';
import { currentPreferences, updatePreferences } from '../staff-preferences';

const ORDERS = '/admin/orders';

beforeEach(() => {
  window.scrollTo = () => {};
});

async function visit(address: string) {
  const app = renderApp(address, {
    session: 'admin',
    answers: {
      adminOrders: pageOf([{ id: 'o1', number: 'HL-1', toCity: 'Perth' }]),
      adminRequests: pageOf([{ id: 'r1', reference: 'HL-1' }]),
    },
  });
  await screen.findByText('HL-1');
  return app;
}

async function openViews(user: Awaited<ReturnType<typeof visit>>['user'], name = 'Views') {
  await user.click(screen.getByRole('button', { name }));
}

it('filters are saved by a name, which is on the button while they hold, whatever page and size', async () => {
  const { user, router } = await visit('/admin/orders?status=PROCESSING&size=50&page=2');
  await openViews(user);
  await user.type(await screen.findByLabelText('Save these filters as'), 'To collect{Enter}');
  expect(currentPreferences().views).toEqual([
    { name: 'To collect', path: ORDERS, query: 'status=PROCESSING' },
  ]);
  expect(await screen.findByRole('button', { name: 'To collect' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To collect' })).toHaveAttribute('aria-current', 'true');
  await user.selectOptions(screen.getByLabelText('Status'), '');
  await screen.findByRole('button', { name: 'Views' });
  await openViews(user);
  await user.click(await screen.findByRole('link', { name: 'To collect' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=PROCESSING&size=50'));
});

it('a view is renamed and deleted, and the deletion can be undone', async () => {
  const { user } = await visit('/admin/orders');
  updatePreferences({ views: [{ name: 'Mine', path: ORDERS, query: 'status=SHIPPED' }] });
  await openViews(user);
  await user.click(await screen.findByRole('button', { name: 'Rename Mine' }));
  const name = screen.getByLabelText('New name of Mine');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'On their way{Enter}');
  expect(currentPreferences().views).toEqual([
    { name: 'On their way', path: ORDERS, query: 'status=SHIPPED' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete On their way' }));
  expect(currentPreferences().views).toEqual([]);
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
  expect(currentPreferences().views).toEqual([
    { name: 'On their way', path: ORDERS, query: 'status=SHIPPED' },
  ]);
});

it('each name is there once, and twenty views are the most', async () => {
  const { user } = await visit('/admin/orders?status=PROCESSING');
  const nineteen = Array.from({ length: 19 }, (_, no) => ({
    name: `View ${no}`,
    path: ORDERS,
    query: `search=${no}`,
  }));
  updatePreferences({ views: nineteen });
  await openViews(user);
  const form = await screen.findByLabelText('Save these filters as');
  await user.type(form, 'view 3{Enter}');
  expect(form).toHaveAccessibleDescription(/Another view has this name/);
  await user.clear(form);
  await user.type(form, 'The twentieth{Enter}');
  await user.selectOptions(screen.getByLabelText('Status'), 'SHIPPED');
  await openViews(user);
  const panel = within((await screen.findByRole('list', { name: 'Saved views' })).parentElement!);
  expect(panel.getByText(/You have 20 views/)).toBeVisible();
  expect(panel.queryByLabelText('Save these filters as')).not.toBeInTheDocument();
});

it('requests have views of their own, beside those of orders of the same name', async () => {
  const { user, router } = await visit('/admin/requests?state=NEW');
  updatePreferences({ views: [{ name: 'Mine', path: ORDERS, query: 'status=SHIPPED' }] });
  await openViews(user);
  await user.type(await screen.findByLabelText('Save these filters as'), 'Mine{Enter}');
  expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
  expect(currentPreferences().views).toEqual([
    { name: 'Mine', path: ORDERS, query: 'status=SHIPPED' },
    { name: 'Mine', path: '/admin/requests', query: 'state=NEW' },
  ]);
  await user.selectOptions(screen.getByLabelText('State'), '');
  await openViews(user);
  await user.click(await screen.findByRole('link', { name: 'Mine' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=NEW'));
});
