import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractLinks, getDocumentProxy } from 'unpdf';
import {
  expect,
  expectAccessible,
  expectFitsWidth,
  newCustomer,
  placeOrder,
  signInAs,
  staff,
  test,
} from './journey';

/** Downloads a file by its button. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a customer says what is in a box and downloads the papers; staff open the box by its label', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer);
  await signInAs(page, customer);

  await page.goto(`/user/orders/${order.id}`);
  const invoice = await download(page, 'Download Invoice');
  expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(invoice.name).toMatch(/^INV-\d+\.pdf$/);

  await page.getByRole('link', { name: "List what's in your boxes" }).click();
  await expect(page.getByText('0 of 4 boxes listed')).toBeVisible();
  const first = page.getByRole('group', { name: 'Entry 1' });
  await first.getByLabel('Item').fill('Dinner plates');
  await first.getByLabel('Quantity').fill('12');
  await first.getByLabel('Total value (£)').fill('sixty');
  await first.getByLabel('Total value (£)').press('Enter');
  await expect(page.getByRole('group', { name: 'Entry 2' }).getByLabel('Item')).toBeFocused();
  await page.keyboard.type('Kettle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await page.getByRole('button', { name: 'Save box 1' }).click();
  await expect(first.getByLabel('Total value (£)')).toBeFocused();
  await first.getByLabel('Total value (£)').fill('60.50');
  await expectAccessible(page);
  await expectFitsWidth(page);
  await page.getByRole('button', { name: 'Save and go to next box' }).click();
  await expect(page.getByText('1 of 4 boxes listed')).toBeVisible();
  await expect(page.getByText('2 entries, £85.50')).toBeVisible();
  await page.getByRole('button', { name: 'Copy box 1' }).click();
  await page.getByRole('button', { name: 'Save box 2' }).click();
  await expect(page.getByText('2 of 4 boxes listed')).toBeVisible();
  const labels = await download(page, 'Download box labels');
  const { links } = await extractLinks(await getDocumentProxy(new Uint8Array(labels.bytes)));
  expect(new Set(links).size).toBe(4);

  await page.getByRole('link', { name: /Back to order/ }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  const details = await staff(request);
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await signInAs(phone, details);
  await phone.goto(new URL(links[0] ?? '').pathname);
  await expect(phone.getByRole('heading', { name: 'Box 1 of 4' })).toBeVisible();
  await expect(phone.getByText('12 × Dinner plates')).toBeVisible();
  await expectAccessible(phone);
  await expectFitsWidth(phone);
  await context.close();
});
