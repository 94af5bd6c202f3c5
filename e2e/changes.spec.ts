import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  addItems,
  CARDS,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  expectFitsWidth,
  fillAddresses,
  fillCard,
  goToFinalQuote,
  newCustomer,
  onPath,
  payButton,
  placeOrder,
  register,
  signInAs,
  startQuote,
  test,
} from './journey';

test('the collection date moves in one step, and a dearer service is paid for with its sum first', {
  tag: ['@main', '@phone'],
}, async ({ page, request }) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer, { collectionDate: inDays(20) });
  await signInAs(page, customer);
  await page.goto(`/user/orders/${order.id}`);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  const panel = page.getByRole('region', { name: 'Change or cancel' });
  await expect(panel).toContainText(/Free to change or cancel until .+ \d{4} \(1[789] days/);

  await panel.getByRole('button', { name: 'Change collection date' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Move collection' }).click();
  await expect(drawer.getByLabel('New collection date')).toBeFocused();
  await drawer.getByLabel('New collection date').fill(inDays(25));
  await expect(drawer).toContainText('Free: this change costs nothing.');
  await expectAccessible(page);
  await expectFitsWidth(page);
  await drawer.getByRole('button', { name: /^Move collection to \d/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Collection moved from');

  await panel.getByRole('button', { name: 'Change service' }).click();
  await drawer.getByRole('radio').nth(1).check();
  await drawer.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(drawer).toContainText("You'll pay £29.99 more.");
  await drawer.getByRole('button', { name: 'Continue to pay £29.99' }).click();
  await expect(page.getByRole('heading', { name: `Extra payment for order ${order.number}` })).toBeVisible();
  await expectAccessible(page);
  await fillCard(page, CARDS.good);
  await expect(payButton(page)).toHaveText(/£29\.99/);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('£29.99 paid');
  expect(await givenBack(request, page)).toEqual([]);
});

test('an item is taken out for a refund, and a typed one is added once it is paid', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer, { collectionDate: inDays(20) });
  await signInAs(page, customer);
  await page.goto(`/user/orders/${order.id}`);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  const panel = page.getByRole('region', { name: 'Change or cancel' });
  const drawer = page.getByRole('dialog');
  const items = page.getByRole('region', { name: 'Items' });

  await panel.getByRole('button', { name: 'Change items' }).click();
  await drawer.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(drawer).toContainText('Take an item out, or add one first.');
  await drawer
    .getByRole('button', { name: /^Remove one / })
    .first()
    .click();
  await expectAccessibleInBothSchemes(page);
  await expectFitsWidth(page);
  await drawer.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(drawer).toContainText(/instead of/);
  await expect(drawer).toContainText(/You'll get £\d+\.\d\d back to your Visa ending 4242/);
  await drawer.getByRole('button', { name: 'Change items' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('instead of');

  await panel.getByRole('button', { name: 'Change items' }).click();
  await drawer.getByLabel('Items to add').fill('2 bikes, trunk 100 x 50 x 50 cm');
  await drawer.getByRole('button', { name: 'Find items' }).click();
  await expect(drawer.getByRole('group', { name: /bike/ })).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
  await drawer.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(drawer).toContainText(/2 added/);
  await drawer.getByRole('button', { name: /^Continue to pay £/ }).click();
  await expect(page.getByRole('heading', { name: `Extra payment for order ${order.number}` })).toBeVisible();
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await expect(items).toContainText('2 × ');
});

test('an order is cancelled in time, and its money is back at the card provider', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer, { collectionDate: inDays(10) });
  await signInAs(page, customer);
  await page.goto(`/user/orders/${order.id}`);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText("You'll get £266.00 back to your Visa ending 4242.");
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Cancel and get £266.00 back' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    '£266.00 was refunded to the card',
  );
  expect(await givenBack(request, page)).toEqual([26_600]);
});

test('too late, the page says why not and what can be done', async ({ page, request }) => {
  const customer = await newCustomer(request);
  // Less than a day, which has 23 hours once a year: too late to change at any hour.
  const order = await placeOrder(request, customer, { collectionDate: inDays(0.95) });
  await signInAs(page, customer);
  await page.goto(`/user/orders/${order.id}`);
  const panel = page.getByRole('region', { name: 'Change or cancel' });
  await expect(panel).toContainText('You could change this booking until');
  await expect(panel.getByRole('link', { name: 'Send us a message' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test('a booking without a day says who receives it and how to reach the door, and both change later', async ({
  page,
}) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 4);
  await goToFinalQuote(page);
  await page.getByLabel('Agree the day with us later').check();
  await expect(page.getByLabel('Collection date')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.waitForURL(onPath(/^\/register/));
  await register(page);
  await page.waitForURL(onPath(/^\/checkout/));
  await expect(page.getByLabel('Agree the day with us later')).toBeChecked();
  await fillAddresses(page);

  const collection = page.getByRole('group', { name: 'Collection address' });
  await collection.getByText('Stairs, lift or parking').click();
  await collection.getByLabel('Floor', { exact: true }).selectOption({ label: '3rd floor' });
  await collection.getByLabel('Lift', { exact: true }).selectOption('No');
  await collection.getByLabel('Parking', { exact: true }).fill('Permit bays');
  await page.getByLabel("I'll receive it myself").uncheck();
  await page.getByLabel("Receiver's name").fill('Ben Bay');
  await page.getByLabel("Receiver's phone").fill('ask next door');
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByLabel("Receiver's phone")).toBeFocused();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
  await expectAccessible(page);
  await expectFitsNarrow(page);
  await expect(page.getByLabel("Receiver's name")).toHaveValue('Ben Bay');
  await page.getByLabel("Receiver's phone").fill('+61 8 9123 4567');
  await payButton(page).click();

  await page.waitForURL(onPath(/^\/user\/orders\/[0-9a-f-]{36}/));
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByText("We'll agree the day with you")).toBeVisible();
  const shipping = page.getByRole('region', { name: 'Shipping' });
  await expect(shipping).toContainText('Ben Bay');
  await expect(shipping).toContainText('3rd floor, no lift. Parking: Permit bays');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await page.getByRole('button', { name: 'Change addresses' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel("I'll receive it myself").check();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Change delivery address' }).click();
  await expect(drawer).toBeHidden();
  await expect(shipping).not.toContainText('Ben Bay');
  await expect(shipping).toContainText('3rd floor, no lift');
});

/** Pence that the sandbox refunded of the payment named on the order page. */
async function givenBack(request: APIRequestContext, page: Page): Promise<number[]> {
  const { pathname } = new URL(page.url());
  const token = await page.evaluate(() => localStorage.getItem('userToken'));
  const headers = { authorization: `Bearer ${token}` };
  const order = await (await request.get(`/api/orders/${pathname.split('/').at(-1)}`, { headers })).json();
  const { paymentIntentId } = order.paymentDetails;
  const key = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'sandbox.key'), 'utf8').trim();
  const secret = { authorization: `Bearer sk_test_${key}` };
  const refunds = await request.get(`/stripe-sandbox/v1/refunds?payment_intent=${paymentIntentId}`, {
    headers: secret,
  });
  const { data } = (await refunds.json()) as { data: { amount: number }[] };
  return data.map(({ amount }) => amount);
}

/** The date this many days from now, UK time. */
function inDays(days: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
  return day.format(new Date(Date.now() + days * 86_400_000));
}
