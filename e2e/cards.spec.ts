import {
  CARDS,
  expect,
  expectAccessible,
  fillCard,
  openPaidOrder,
  payButton,
  paymentError,
  reachCheckout,
  test,
  tickGoods,
} from './journey';

/** A refused card is a response with status 402, which the browser logs. */
test.use({ expectedLogs: /status of 402/ });

const REFUSALS = [
  { card: 'declined', text: /declined/i },
  { card: 'insufficientFunds', text: /enough money/i },
  { card: 'expired', text: /expired/i },
  { card: 'wrongCvc', text: /security code/i },
] as const;

test('each refused card has its own message, keeps what was typed, and the next card pays the same checkout', {
  tag: '@main',
}, async ({ page }) => {
  await reachCheckout(page);
  for (const { card, text } of REFUSALS) {
    await fillCard(page, CARDS[card]);
    await payButton(page).click();
    const box = paymentError(page);
    await expect(box).toContainText(text);
    await expect(box).toContainText(/n't been charged/i);
    await expect(page.getByLabel('House number and street')).toHaveValue('12 Harbour Lane');
  }
  await expectAccessible(page);
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await openPaidOrder(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});

test('a card that asks for authentication pays once the customer agrees, and not before', {
  tag: ['@main', '@phone'],
}, async ({ page }) => {
  await reachCheckout(page);
  await fillCard(page, CARDS.asksForAuthentication);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Test authentication' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(paymentError(page)).toBeVisible();

  await payButton(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await openPaidOrder(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
});

test('a wallet pays once: closed it charges nothing, declined it says so, and pressed twice it makes one order', {
  tag: '@phone',
}, async ({ page }) => {
  await reachCheckout(page);
  const wallet = page.getByRole('button', { name: 'Pay with sandbox wallet' });
  const sheet = page.getByRole('dialog', { name: 'Pay with sandbox wallet' });
  const street = page.getByLabel('House number and street');
  await payButton(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  await expect(wallet).toHaveCount(0);
  await expect(page.getByText('or pay by card')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Payment', exact: true });
  const paymentHeight = async () => {
    const [top, end] = [await heading.boundingBox(), await payButton(page).boundingBox()];
    return Math.round((end?.y ?? 0) - (top?.y ?? 0));
  };
  const heightWithout = await paymentHeight();

  await page.goto('/checkout?sandbox-wallet');
  await payButton(page).scrollIntoViewIfNeeded();
  await expect(wallet).toBeVisible();
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  // The button loads late, in a space that was reserved for it.
  expect(await paymentHeight()).toBe(heightWithout);
  await tickGoods(page);
  const total = (await payButton(page).textContent())?.replace('Pay ', '') ?? '';
  await wallet.click();
  await expect(sheet).toContainText(total);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(street).toHaveValue('12 Harbour Lane');
  expect((await ordersOf(page)).count).toBe(0);

  await street.fill('');
  await wallet.click();
  await expect(street).toBeFocused();
  await expect(sheet).toHaveCount(0);
  await street.fill('12 Harbour Lane');

  await wallet.click();
  await sheet.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(paymentError(page)).toContainText("Your bank declined the card. You haven't been charged.");
  await expect(street).toHaveValue('12 Harbour Lane');

  await wallet.dblclick();
  await sheet.getByRole('button', { name: `Approve ${total}` }).dblclick();
  await openPaidOrder(page);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  expect((await ordersOf(page)).count).toBe(1);
});

test('pressing pay twice makes one order', async ({ page }) => {
  await reachCheckout(page);
  await fillCard(page, CARDS.good);
  await payButton(page).dblclick();
  await openPaidOrder(page);
  const orders = await ordersOf(page);
  expect(orders.count).toBe(1);
});

test('a browser closed right after paying finds its order when it comes back', async ({ page, context }) => {
  await reachCheckout(page);
  await fillCard(page, CARDS.good);
  const confirmed = page.waitForResponse((response) => /payment_intents\/.+\/confirm/.test(response.url()));
  await payButton(page).click();
  await confirmed;
  const again = await context.newPage();
  await page.close();
  await again.goto('/');
  await expect.poll(async () => (await ordersOf(again)).count).toBe(1);
});

async function ordersOf(page: import('@playwright/test').Page): Promise<{ count: number }> {
  const token = await page.evaluate(() => localStorage.getItem('userToken')?.replaceAll('"', ''));
  const response = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ myOrders { totalOrders } }' },
  });
  return { count: (await response.json()).data.myOrders.totalOrders };
}
