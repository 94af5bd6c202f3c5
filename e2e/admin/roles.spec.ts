import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  newCustomer,
  PASSWORD,
  placeOrder,
  signInAs,
  staff,
  test,
} from '../journey';
import { type Account, send } from '../shop-api';

test('a clerk refunds up to a limit, and a colleague makes the larger refund', async ({
  page,
  request,
  browser,
}) => {
  const admin = await staff(request);
  const order = await placeOrder(request, await newCustomer(request));
  const email = await addStaff(request, admin, 'clerk');
  await logIn(page, email);

  await test.step('the menu has their work, and settings say access denied', async () => {
    await expect(menu(page).getByRole('link', { name: 'Orders' })).toBeVisible();
    for (const name of ['Settings', 'Users', 'Products', 'Payments to review'])
      await expect(menu(page).getByRole('link', { name })).toHaveCount(0);
    await page.goto('/admin/settings');
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await expect(page).toHaveURL(/\/unauthorized$/);
  });

  await test.step('a small refund is made at once, a larger one is asked for', async () => {
    await page.goto(`/admin/orders/${order.id}`);
    await refund(page, '50', 'Refund £50.00');
    await expect(page.getByText('Refund of £50.00 started').first()).toBeVisible();
    await refund(page, '80', 'Ask for £80.00');
    await expect(page.getByText('Refund of £80.00 waits for a second person').first()).toBeVisible();
    await expect(page.getByText('Waiting for a second person', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund £80.00' })).toHaveCount(0);
    await expectAccessibleInBothSchemes(page);
    await expectFitsNarrow(page);
  });

  await test.step('a colleague finds it and makes it', async () => {
    const colleague = await browser.newPage();
    await signInAs(colleague, admin);
    await colleague.goto('/admin/reviews');
    await colleague.getByRole('link', { name: order.number }).click();
    await colleague.getByRole('button', { name: 'Refund £80.00' }).click();
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Refund £80.00' }).click();
    await expect(colleague.getByText('Refund of £80.00 started').first()).toBeVisible();
    await expect(colleague.getByText('Approved', { exact: true })).toBeVisible();
    await colleague.close();
  });
});

test('a driver sees the collections of a day and nothing else', async ({ page, request }) => {
  await logIn(page, await addStaff(request, await staff(request), 'driver'));
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Collections' })).toBeVisible();
  await expect(menu(page).getByRole('list').getByRole('link')).toHaveCount(1);
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
  await page.goto('/admin/orders');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

/** A new member of staff; returns the email address. */
async function addStaff(request: APIRequestContext, { token }: Account, staffRole: string): Promise<string> {
  const email = `${staffRole}.${randomUUID()}@example.com`;
  const user = { name: `Casey ${staffRole}`, email, password: PASSWORD, role: 'admin', staffRole };
  await send(request, 'POST', '/api/admin/users', user, token);
  return email;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^log in$/i }).click();
  await expect(page.getByText(/^Welcome back/).first()).toBeVisible();
  await page.goto('/admin');
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

async function refund(page: Page, pounds: string, press: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Partial').check();
  await page.getByLabel('Amount to refund (£)').fill(pounds);
  await page.getByLabel('Reason').fill('A box arrived late');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: press }).click();
}
