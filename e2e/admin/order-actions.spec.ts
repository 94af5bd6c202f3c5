import type { Locator, Page } from '@playwright/test';
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
  const address = `/admin/orders/${order.id}`;
  await signInAs(page, admin);
  await page.goto('/admin');
  const details = page.getByRole('main');
  const { keyboard } = page;

  await test.step('found, opened and set to Shipped from the keyboard', async () => {
    // The server draws the heading; the key works once the bar offers it.
    await expect(page.getByRole('button', { name: 'Find or go to' })).toBeVisible();
    await keyboard.press('Control+k');
    await keyboard.type(order.number);
    await expect(page.getByRole('option', { name: order.number })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
    await chooseByKeys(page, 'Status', 'Shipped');
    await expect(details.getByRole('button', { name: 'Status Shipped' })).toBeVisible();
  });

  await test.step('a part goes back from the keyboard, once its sum was read', async () => {
    await chooseByKeys(page, 'Payment status', 'Refunded');
    const form = page.getByRole('dialog', { name: `Refund ${order.number}` });
    await tabTo(page, form.getByRole('radio', { name: /^Full/ }));
    await keyboard.press('ArrowDown');
    await expect(form.getByLabel('Partial')).toBeChecked();
    await tabTo(page, form.getByLabel('Amount to refund (£)'));
    await keyboard.type('99999');
    await keyboard.press('Enter');
    await expect(form.getByText(`At most ${sum} is left to refund`)).toBeVisible();
    await expect(form.getByLabel('Amount to refund (£)')).toBeFocused();
    await keyboard.press('Control+a');
    await keyboard.type('25.00');
    await tabTo(page, form.getByLabel('Reason'));
    await keyboard.type('One box was damaged');
    await tabTo(page, form.getByRole('button', { name: 'Continue' }));
    await keyboard.press('Enter');
    await expect(form.getByText('Refund £25.00 to Visa ending 4242?')).toBeFocused();
    await expectAccessible(page);
    await tabTo(page, form.getByRole('button', { name: 'Refund £25.00' }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(region(page, 'Money')).toContainText('Refunded£25.00');
    await expect(region(page, 'Money')).toContainText('Refunded by staff: One box was damaged');
    await expect(region(page, 'Timeline')).toContainText('£25.00 was refunded to the card');
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
    await expect(page.getByText(/^£100.00 received by bank transfer on/)).toBeVisible();
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
    // The customer's page has messages too, and stays until the way back has loaded.
    const messages = details.getByRole('region', { name: 'Messages with Maya' });
    await expect(messages.getByText(question.body)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (call) => asked.push(call.postData() ?? ''));
    await details.getByRole('link', { name: "Customer's page" }).click();
    await page.getByRole('link', { name: 'Back to the order in the admin area' }).click();
    expect(asked.filter((body) => body.includes('ChangeOptions'))).toEqual([]);
    await messages.getByLabel('Your message').fill('Of course, one more');
    await messages.getByRole('button', { name: 'Send' }).click();
    await expect(messages.getByRole('log').getByText('Of course, one more')).toBeVisible();
    await expect(messages.getByRole('button', { name: 'No answer needed' })).toBeHidden();
  });

  await test.step('a note is kept with its author; typed text is not lost by a link', async () => {
    await details.getByLabel('New note').fill('Ring the bell twice');
    await page.getByRole('link', { name: 'All orders' }).click();
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
    await expect(colleague.getByText('This order changed while you were editing.')).toBeVisible();
    await expect(colleague.getByText(`${admin.user.name}`).first()).toBeVisible();
    await expect(colleague.getByText('Tracking number: none → FIRST 1')).toBeVisible();
    await colleague.getByRole('button', { name: 'Load the latest order' }).click();
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
  });
});

/** Walks on with the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    expect(presses, 'presses of Tab').toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
}

async function chooseByKeys(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}`) }));
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menuitemradio', { name: text, exact: true });
  await expect(choice).toBeVisible();
  for (let presses = 0; !(await choice.evaluate((item) => item === document.activeElement)); presses += 1) {
    expect(presses, 'presses of the arrow key').toBeLessThan(10);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: text, exact: true }).click();
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name });
}

function isReading(body: string | null): boolean {
  return Boolean(body?.includes('AdminOrderDetails'));
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
