import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFitsWidth, newCustomer, signInAs, staff, test } from '../journey';
import { placeOrder, send, sendMessage } from '../shop-api';

test.use({ expectedLogs: /Failed to load resource|net::ERR/ });

test('one order: refund in part, correction, bank transfer, note, tracking, and two colleagues at once', async ({
  page,
  request,
  browser,
}) => {
  const [customer, admin] = await Promise.all([newCustomer(request), staff(request)]);
  const order = await placeOrder(request, customer);
  const sum = `£${order.total.toFixed(2)}`;
  const address = `/admin/orders?order=${order.id}`;
  await signInAs(page, admin);
  await page.goto(address);
  const details = page.getByRole('dialog', { name: `Order ${order.number}` });

  await test.step('a part goes back, once its sum was read', async () => {
    await choose(page, 'Payment status', 'Refunded');
    const form = page.getByRole('dialog', { name: `Refund ${order.number}` });
    await form.getByLabel('A part of it').check();
    await form.getByLabel('Amount to refund (£)').fill('99999');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByLabel('Amount to refund (£)')).toBeFocused();
    await expect(form.getByText(`No more than ${sum} is left to refund`)).toBeVisible();
    await form.getByLabel('Amount to refund (£)').fill('25.00');
    await form.getByLabel('Reason').fill('One box was damaged');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText('£25.00 goes back to Visa ending 4242.')).toBeFocused();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Refund £25.00' }).click();
    await expect(form).toBeHidden();
    await expect(region(page, 'Money')).toContainText('Refunded£25.00');
    await expect(region(page, 'Money')).toContainText('Refunded by staff: One box was damaged');
    await expect(region(page, 'Timeline')).toContainText('£25.00 went back to the card');
    await expect(details.getByRole('button', { name: /^Payment status/ })).toBeFocused();
  });

  await test.step('a payment that did not hold is corrected, and a bank transfer is recorded', async () => {
    await choose(page, 'Payment status', 'Payment failed');
    await page.getByLabel('Reason').fill('Charged back by the bank');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Write off £/ }).click();
    await expect(details.getByRole('button', { name: 'Payment status Payment failed' })).toBeVisible();
    await details.getByRole('button', { name: 'Record a bank transfer' }).click();
    await page.getByLabel('Amount (£)').fill('100');
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Reference 4711');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/^£100.00 came in by bank transfer on/)).toBeVisible();
    await page.getByRole('button', { name: 'Record £100.00' }).click();
    await expect(details.getByRole('button', { name: 'Payment status Paid' })).toBeVisible();
    await expect(region(page, 'Money')).toContainText('£100.00 by bank transfer');
  });

  await test.step('what waits for a bank transfer is recorded as sent', async () => {
    await details.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Reason').fill('Goodwill');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Refund £100.00' }).click();
    await details.getByRole('button', { name: /^Record as sent/ }).click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Sent with reference 4712');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Record £100.00 as sent' }).click();
    await expect(details.getByRole('button', { name: 'Payment status Refunded' })).toBeVisible();
  });

  await test.step('a message is answered in the order, which is the way back from the customer’s page', async () => {
    const question = { body: 'May I add a box?' };
    await sendMessage(request, order.id, question.body, customer);
    const messages = details.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText(question.body)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (call) => asked.push(call.postData() ?? ''));
    await details.getByRole('link', { name: 'Customer’s page' }).click();
    await page.getByRole('link', { name: 'Back to the order in the admin area' }).click();
    expect(asked.filter((body) => body.includes('ChangeOptions'))).toEqual([]);
    await messages.getByLabel('Your message').fill('Of course, one more');
    await messages.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByRole('log').getByText('Of course, one more')).toBeVisible();
    await expect(messages.getByRole('button', { name: 'No answer needed' })).toBeHidden();
  });

  await test.step('a note is kept with its author; typed text is not lost by Escape', async () => {
    await details.getByLabel('New note').fill('Ring the bell twice');
    await escapeTo(page, async () => {
      await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 });
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await details.getByRole('button', { name: 'Save note' }).click();
    await expect(region(page, 'Notes')).toContainText(`Ring the bell twice${admin.user.name}`);
    await expect(details.getByLabel('New note')).toHaveValue('');
  });

  await test.step('of two colleagues the second is told, and what was typed stays', async () => {
    const office = await browser.newContext();
    const colleague = await office.newPage();
    await signInAs(colleague, admin);
    await colleague.goto(address);
    await expect(colleague.getByRole('button', { name: 'Add a tracking number' })).toBeVisible();
    // This browser receives only the responses to its own actions.
    await colleague.route('**/graphql', (route) =>
      isReading(route.request().postData()) ? route.abort() : route.fallback(),
    );
    await colleague.getByRole('button', { name: 'Add a tracking number' }).click();
    await colleague.getByLabel('New tracking number').fill('SECOND 2');
    await details.getByRole('button', { name: 'Add a tracking number' }).click();
    await details.getByLabel('New tracking number').fill('FIRST 1');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details.getByText('FIRST 1', { exact: true })).toBeVisible();
    await colleague.unroute('**/graphql');
    // By Enter: a late event may disable the button first.
    await colleague.getByLabel('New tracking number').press('Enter');
    await expect(colleague.getByText('This order was changed in the meantime.')).toBeVisible();
    await expect(colleague.getByText(`${admin.user.name}`).first()).toBeVisible();
    await expect(colleague.getByText('Tracking number: none → FIRST 1')).toBeVisible();
    await colleague.getByRole('button', { name: 'Load the new state' }).click();
    await expect(colleague.getByLabel('New tracking number')).toHaveValue('SECOND 2');
    await colleague.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details.getByText('SECOND 2', { exact: true })).toBeVisible();
    await office.close();
  });

  await test.step('the customer is told the number; staff read the whole story on a phone', async () => {
    const { trackingNumber } = await send<{ trackingNumber: string }>(
      request,
      'GET',
      `/api/orders/${order.id}`,
      undefined,
      customer.token,
    );
    expect(trackingNumber).toBe('SECOND 2');
    await expectFitsWidth(page, [768, 390]);
    await expectAccessible(page);
    await escapeTo(page, () => expect(details).toBeHidden({ timeout: 500 }));
  });
});

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: text, exact: true }).click();
}

/** Escape closes a toast first. */
function escapeTo(page: Page, goal: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.keyboard.press('Escape');
    await goal();
  }).toPass();
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name });
}

function isReading(body: string | null): boolean {
  return Boolean(body?.includes('AdminOrderDetails') || body?.includes('OrderMoneyOf'));
}

test('the sum up to the minimum charge is one line, two at most on a phone', async ({ page, request }) => {
  const [customer, admin] = await Promise.all([newCustomer(request), staff(request)]);
  const order = await placeOrder(request, customer, { items: { 'Standard Box': 1 } });
  await signInAs(page, admin);
  for (const [width, linesMax] of [
    [1440, 1],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/orders?order=${order.id}`);
    const sum = page.getByRole('rowheader', { name: /^Top-up to the minimum charge for Australia/ });
    await expect(sum).toBeVisible();
    const lines = await sum.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines, `lines at ${width} px`).toBeLessThanOrEqual(linesMax);
  }
});
