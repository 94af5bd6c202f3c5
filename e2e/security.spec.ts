import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFitsNarrow, PASSWORD, test } from './journey';
import { newCustomer, send, signInAs } from './shop-api';
import { linkTo } from './stored-mail';

const NEW_PASSWORD = 'Long-Voyage, 1872';

/** The browser logs refused responses. */
test.use({ expectedLogs: /status of (400|401)/ });

test('the password is changed: a wrong one is refused, and sessions elsewhere are out', async ({
  page,
  request,
}) => {
  const maya = await newCustomer(request);
  await signInAs(page, maya);
  await page.goto('/user/password');
  await expect(page.getByRole('heading', { name: 'Security Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  for (const text of [
    'Current password is required',
    'New password is required',
    'Please confirm your new password',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await fillPasswords(page, 'Wr0ng-one, sir!', NEW_PASSWORD);
  await expect(page.getByText('Password strength: strong')).toBeVisible();
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(page.getByText("You've changed your password.", { exact: false })).toBeVisible();
  const activity = page.getByRole('region', { name: 'Recent changes' });
  await expect(activity.getByText('Password changed')).toBeVisible();
  await expectAccessible(page);
  await expectFitsNarrow(page);
  await expect(send(request, 'GET', '/api/orders/my-orders', undefined, maya.token)).rejects.toThrow('401');

  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Log out everywhere?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Logged out everywhere.').first()).toBeVisible();
  await expect(page.getByText('session has expired')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('a device that is logged in is seen, and logged out from another one', async ({ page, request }) => {
  const maya = await newCustomer(request);
  const { token } = await send<{ token: string }>(request, 'POST', '/api/users/login', {
    email: maya.user.email,
    password: PASSWORD,
  });
  await signInAs(page, maya);
  await page.goto('/user/password');
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await expectFitsNarrow(page);
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device')).toBeVisible();
  await expect(send(request, 'GET', '/api/orders/my-orders', undefined, token)).rejects.toThrow('401');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(async () => {
    await expect(send(request, 'GET', '/api/orders/my-orders', undefined, maya.token)).rejects.toThrow('401');
  }).toPass();
});

test('a forgotten password is set anew with the link of the message, once', async ({ page, request }) => {
  const { user } = await newCustomer(request);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(user.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText(
      "If there's an account with this address, we've sent it a link. The link works once, for one hour.",
    ),
  ).toBeVisible();
  await expectAccessible(page);

  const link = await linkTo(user.email, 'password-reset');
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.hash === '');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change password and log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText("You've changed your password and you're logged in.").first()).toBeVisible();
  const login = (password: string) =>
    send(request, 'POST', '/api/users/login', { email: user.email, password });
  await expect(login(PASSWORD)).rejects.toThrow('401');
  await login(NEW_PASSWORD);

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(`${NEW_PASSWORD}, again`);
  await page.getByRole('button', { name: 'Change password and log in' }).click();
  await expect(page.getByText('This link no longer works', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused();
});

test('the customer area asks to confirm the address until the link of the welcome is opened', async ({
  page,
  request,
}) => {
  const maya = await newCustomer(request);
  await signInAs(page, maya);
  await page.goto('/user/password');
  await expect(page.getByText('Confirm your email address')).toBeVisible();
  await expect(page.getByText(maya.user.email).first()).toBeVisible();
  await page.goto(await linkTo(maya.user.email, 'welcome'));
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.goto('/user/password');
  await expect(page.getByText('Email address confirmed')).toBeVisible();
  await expect(page.getByText('Confirm your email address')).toHaveCount(0);
});

async function fillPasswords(page: Page, current: string, wanted: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm new password', { exact: true }).fill(wanted);
}
