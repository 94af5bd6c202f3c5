import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp, USERS } from '../test/render-app';

it('the menu says who is signed in, and its Logout asks first', async () => {
  const { user, router } = renderApp('/admin/debug', { session: 'admin' });
  const { name, email } = USERS.admin;
  expect((await screen.findAllByText(`Welcome, ${name}`))[0]).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Admin', hidden: true }));
  expect(menu.getByText(name)).toBeInTheDocument();
  expect(menu.getByText(email)).toBeInTheDocument();
  await user.click(menu.getByText('Logout'));
  expect(await screen.findByText('Are you sure you want to logout?')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/debug');
});
