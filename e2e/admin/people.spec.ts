import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  newCustomer,
  placeOrder,
  signInAs,
  staff,
  test,
} from '../journey';
import { send } from '../shop-api';
import { linkTo } from '../stored-mail';

test.use({ expectedLogs: /status of (401|409)/ });

const PICTURE = { name: 'boats.png', mimeType: 'image/png', buffer: pixel() };

test('staff invite, change, shut out and delete users', async ({ page, request }) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request)]);
  const email = `newt.${randomUUID()}@example.com`;
  await signInAs(page, admin);
  await page.goto('/admin/users');
  await page.getByLabel('Search').fill(customer.user.email);
  await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();

  await test.step('an active user who is suspended is out at once', async () => {
    await page.getByRole('button', { name: /^Edit/ }).click();
    await dialog(page).getByLabel('Status').selectOption('Suspended');
    await expect(dialog(page).getByText(/log them out on every device/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Update User' }).click();
    await expect(page.getByRole('row', { name: /Suspended/ })).toBeVisible();
    await expect(send(request, 'GET', '/api/orders/my-orders', undefined, customer.token)).rejects.toThrow(
      '401',
    );
  });

  await test.step('a new user gets an invitation', async () => {
    await page.getByRole('button', { name: 'Add User' }).click();
    await dialog(page).getByLabel('Full Name*').fill('Newt Newcomer');
    await page.keyboard.press('Escape');
    await stayAtQuestion(page);
    await expect(dialog(page).getByLabel('Full Name*')).toHaveValue('Newt Newcomer');
    await dialog(page).getByLabel('Email Address*').fill(customer.user.email);
    await dialog(page).getByRole('button', { name: 'Add User' }).click();
    await expect(dialog(page).getByText('An account with this email already exists')).toBeVisible();
    await dialog(page).getByLabel('Email Address*').fill(email);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add User' }).click();
    await expect(page.getByText(`We're sending the invitation to ${email}`).first()).toBeVisible();
    expect(await linkTo(email, 'invitation')).toContain('/invitation');
    await page.getByLabel('Search').fill(email);
    await expect(page.getByText(/^Invited, until /)).toBeVisible();
    await page.getByRole('button', { name: 'Send invitation again' }).click();
    await confirm(page, 'Send invitation again');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  await test.step('who is deleted is found no more', async () => {
    await page.getByRole('button', { name: 'Delete Newt Newcomer' }).click();
    await confirm(page, 'Delete');
    await expect(page.getByText('No users found')).toBeVisible();
  });

  await test.step('the last admin stays', async () => {
    await page.getByLabel('Search').fill(admin.user.email);
    await page.getByRole('button', { name: /^Set inactive/ }).click();
    await confirm(page, 'Set inactive');
    await expect(page.getByText(/At least one admin is required|cannot deactivate your own/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectFitsNarrow(page);
  });
});

test('a customer has one page with all that is theirs, which is accessible and fits every width', async ({
  page,
  request,
}) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request)]);
  const order = await placeOrder(request, customer);
  await signInAs(page, admin);
  await page.goto(`/admin/users?search=${customer.user.email}`);
  await page.getByRole('link', { name: customer.user.name, exact: true }).click();
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('link', { name: order.number })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Emails' }).getByText(customer.user.email).first(),
  ).toBeVisible();
  await page.getByLabel('New note').fill('Rings twice');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' }).getByText('Rings twice')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);

  await test.step('a second account of theirs is merged into it', async () => {
    const twin = await newCustomer(request);
    const ofTwin = await placeOrder(request, twin);
    await page.getByRole('button', { name: 'Merge another account' }).click();
    const merging = page.getByRole('dialog');
    await merging.getByLabel('The other account').fill(twin.user.email);
    await merging.getByLabel(new RegExp(twin.user.email)).check();
    await expect(merging.getByText(/^1 order, /)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await merging.getByRole('button', { name: 'Merge accounts' }).click();
    await expect(orders.getByRole('link', { name: ofTwin.number })).toBeVisible();
    await expect(send(request, 'GET', '/api/orders/my-orders', undefined, twin.token)).rejects.toThrow('401');
  });
});

test('staff keep minimum charges and categories', async ({ page, request }) => {
  const admin = await staff(request);
  await signInAs(page, admin);
  const before = await priceOf(request, 'South Africa', admin.token);
  await page.goto('/admin/prices');

  await test.step('a country has one minimum charge', async () => {
    const row = page.getByRole('row', { name: /South Africa/ });
    await page.getByLabel('Country').selectOption({ label: 'South Africa' });
    await page.getByLabel('Price (GBP)').pressSequentially('12e');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Enter a number')).toBeVisible();
    await page.getByLabel('Price (GBP)').fill('1234.50');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('A price for South Africa already exists')).toBeVisible();
    await expect(page.getByLabel('Price (GBP)')).toHaveValue('1234.50');
    await page.getByRole('button', { name: 'Edit South Africa' }).click();
    await stayAtQuestion(page);
    await expect(page.getByLabel('Price (GBP)')).toHaveValue('1234.50');
    await page.getByRole('button', { name: 'Edit South Africa' }).click();
    await confirm(page, 'Leave');
    await expect(page.getByLabel('Price (GBP)')).toBeFocused();
    await page.getByLabel('Price (GBP)').fill('1234.50');
    await setPrice(request, 'South Africa', 999, admin.token);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('£999.00 (you typed £1,234.50)')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save mine' }).click();
    await expect(row.getByText(/^£/)).toHaveText('£1,234.50');
  });

  await test.step('of two pages the second is told, and deletes nothing that it has not seen', async () => {
    const row = page.getByRole('row', { name: /South Africa/ });
    const other = await page.context().newPage();
    await other.goto('/admin/prices');
    await other.getByRole('button', { name: 'Edit South Africa' }).click();
    await page.getByRole('button', { name: 'Edit South Africa' }).click();
    await page.getByLabel('Price (GBP)').fill('1000');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(row.getByText(/^£/)).toHaveText('£1,000.00');
    await other.getByLabel('Price (GBP)').fill('1');
    await other.getByRole('button', { name: 'Update', exact: true }).click();
    await other.getByRole('button', { name: 'Use theirs' }).click();
    await expect(other.getByLabel('Price (GBP)')).toHaveValue('1000.00');
    await page.getByRole('button', { name: 'Delete South Africa' }).click();
    await setPrice(request, 'South Africa', 998, admin.token);
    await confirm(page, 'Delete');
    await expect(page.getByText(/Now: South Africa, £998.00/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await other.close();
    await setPrice(request, 'South Africa', before, admin.token);
    await expectAccessible(page);
    await expectFitsNarrow(page);
  });

  await test.step('a category comes and goes with its image, and stays while it has products', async () => {
    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Category name is required')).toBeVisible();
    await page.getByLabel('Name').fill('Boats');
    await page.getByRole('link', { name: 'Products' }).click();
    await stayAtQuestion(page);
    await expect(page.getByLabel('Name')).toHaveValue('Boats');
    await page.getByLabel('Image').setInputFiles({ ...PICTURE, mimeType: 'text/plain' });
    await expect(page.getByText('Please select a valid image file')).toBeVisible();
    await page.getByLabel('Image').setInputFiles(PICTURE);
    await expect(page.getByAltText('The chosen image')).toBeVisible();
    await page.getByLabel('Image').setInputFiles({ ...PICTURE, name: 'list.txt', mimeType: 'text/plain' });
    await expect(page.getByText('Please select a valid image file')).toBeVisible();
    await expect(page.getByAltText('The chosen image')).toBeVisible();
    await expect(page.getByLabel('Image')).toHaveValue(/boats\.png$/);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByAltText('Image of Boats')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete Boats' }).click();
    await pressUntilClosed(page, 'Delete');
    await expect(page.getByRole('row', { name: /Boats/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete Bedrooms' }).click();
    await confirm(page, 'Delete');
    await expect(page.getByText('Category is in use')).toBeVisible();
    await expectFitsNarrow(page);
  });
});

function dialog(page: Page) {
  return page.getByRole('dialog');
}

function confirm(page: Page, text: string) {
  return page.getByRole('alertdialog').getByRole('button', { name: text }).click();
}

/** Presses again when the server's answer took longer than the page waits for. */
async function pressUntilClosed(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(async () => {
    if (await dialog.isVisible()) await confirm(page, text);
    await expect(dialog).toBeHidden({ timeout: 15_000 });
  }).toPass();
}

/** Keeps the typed values when asked. */
async function stayAtQuestion(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await confirm(page, 'Stay');
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

async function priceOf(request: APIRequestContext, country: string, token: string): Promise<number> {
  const path = `/api/prices/${encodeURIComponent(country)}`;
  return (await send<{ price: number }>(request, 'GET', path, undefined, token)).price;
}

/** A change by a colleague. */
async function setPrice(request: APIRequestContext, country: string, price: number, token: string) {
  const prices = await send<{ _id: string; country: string }[]>(
    request,
    'GET',
    '/api/prices',
    undefined,
    token,
  );
  const { _id } = prices.find((one) => one.country === country)!;
  await send(request, 'PUT', `/api/prices/${_id}`, { country, price }, token);
}

/** A PNG of one pixel. */
function pixel(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}
