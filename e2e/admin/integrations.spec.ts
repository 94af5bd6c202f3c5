import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothSchemes, expectFitsNarrow, signInAs, staff, test } from '../journey';

let receiver: Server;
const received: string[] = [];

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.end('Thank you');
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.listen(0, '127.0.0.1', resolve);
  await promise;
});
test.afterAll(() => {
  receiver.close();
});

const dialog = (page: Page) => page.getByRole('dialog');

test('staff add a webhook, see a test delivery, and send it again', async ({ page, request }) => {
  await signInAs(page, await staff(request));
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog(page).getByText('Choose at least one event')).toBeVisible();
  const { port } = receiver.address() as AddressInfo;
  await dialog(page).getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
  await dialog(page).getByLabel('Description').fill('Bookkeeping');
  await dialog(page).getByLabel('New order').check();
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Signing secret' }).getByLabel('Secret')).toHaveValue(
    /^whsec_/,
  );
  await expectFitsNarrow(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Bookkeeping' }).click();
  await dialog(page).getByRole('button', { name: 'Send test event' }).click();
  await expect(dialog(page).getByText('Delivered', { exact: true }).last()).toBeVisible();
  await expect(dialog(page).getByText(/^200 in \d+ ms, 1 try$/)).toBeVisible();
  await dialog(page).getByText('Show', { exact: true }).click();
  await expect(dialog(page).getByText('Thank you')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
  await dialog(page)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]).toBe(received[0]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Delete Bookkeeping/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
});

test('staff make an API key, copy it once, and revoke it', async ({ page, request }) => {
  await signInAs(page, await staff(request));
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Make key' }).click();
  await dialog(page).getByLabel('Name').fill('Warehouse');
  await dialog(page).getByRole('button', { name: 'Make key' }).click();
  await expect(dialog(page).getByText('Choose at least one permission')).toBeVisible();
  await dialog(page).getByLabel('Orders, requests, quotes and messages').check();
  await expectAccessibleInBothSchemes(page);
  await dialog(page).getByRole('button', { name: 'Make key' }).click();
  const shown = page.getByRole('dialog', { name: 'API key' });
  const key = await shown.getByLabel('Key', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await expectFitsNarrow(page);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`${key.slice(0, 10)}…`)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  const asked = () => request.get('/api/admin/orders', { headers: { Authorization: `Bearer ${key}` } });
  expect((await asked()).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await asked()).status()).toBe(401);
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
});
