import type { Page } from '@playwright/test';
import {
  addItems,
  CARDS,
  countHands,
  daysAhead,
  expect,
  expectAccessible,
  expectFitsWidth,
  fillCard,
  goToFinalQuote,
  isTablet,
  itemsInSight,
  onPath,
  openPaidOrder,
  payButton,
  proceedToPayment,
  reachCheckout,
  register,
  startQuote,
  test,
} from './journey';

test('a visitor quotes, signs up, pays and sees the order', { tag: ['@main', '@phone'] }, async ({
  page,
  isMobile,
}) => {
  const hands = await countHands(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /0808/ }).first()).toBeVisible();
  await expectFitsWidth(page);

  await page.getByLabel('From city, town or postcode').fill('ls14ap');
  await page.getByLabel('To country').selectOption({ label: 'Australia' });
  await page.getByLabel('To city, town or postcode').fill('Perth');
  await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your shipment to Australia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Standard Box' }).first()).toBeVisible();
  if (!isTablet) expect(await itemsInSight(page)).toBeGreaterThanOrEqual(isMobile ? 4 : 8);
  await addItems(page, 'Standard Box', 4);
  await expectFitsWidth(page);

  await page.getByRole('button', { name: 'Choose service' }).click();
  await expect(page.getByText(/door-to-door|door to door/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'See my quote' }).click();

  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(page.getByText('£266.00').first()).toBeVisible();
  await expectFitsWidth(page);
  await proceedToPayment(page);

  await page.waitForURL(/\/register\?redirect=/);
  await expectAccessible(page);
  const email = await register(page);

  await page.waitForURL(onPath(/^\/checkout/));
  await expect(page.getByText('Test mode: no real card is charged')).toBeVisible();
  await expect(page.getByLabel('UK postcode')).toHaveValue('LS1 4AP');
  await expect(page.getByLabel('Town or city')).toHaveValue('Leeds');
  if (isMobile) expect(await checkoutLengths(page)).toEqual({ isFieldInSight: true, isCardNear: true });
  await page.getByLabel('House number and street').fill('12 Harbour Lane');
  await fillCard(page, CARDS.good);
  await expectAccessible(page);
  await expectFitsWidth(page);
  await expect(payButton(page)).toHaveText(/£266\.00/);
  await payButton(page).click();

  await expect(page.getByText("You'll be redirected to your order in 3 seconds.")).toBeVisible();
  await expect(page.getByText(/^HL-\d{6}$/)).toBeVisible();
  await expectAccessible(page);
  await page.waitForURL(onPath(/^\/user\/orders\/[0-9a-f-]{36}/));
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  expect(hands.fields()).toHaveLength(9);
  expect(hands.presses()).toHaveLength(10);
  await expect(page.getByText(/Your order is HL-\d{6}/)).toBeVisible();
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('button', { name: 'Download Invoice' })).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  if (isMobile || isTablet) await payment.getByText('Payment', { exact: true }).click();
  await expect(payment.getByText('£266.00').last()).toBeVisible();
  await expect(payment.getByText(/4242/)).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsWidth(page);

  await page.reload();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Order HL-\d{6}/ })).toBeFocused();
  await page.goto('/new-quote');
  await expect(page.getByRole('heading', { name: /Your shipment to/ }).first()).toBeVisible();
  const stored = await page.evaluate(() => ({
    to: localStorage.getItem('toCountry'),
    day: localStorage.getItem('collectionDate'),
  }));
  expect(stored.day).toBeNull();
});

test('a shipment after an order begins without the extra, the day and the towns of the last one', async ({
  page,
}) => {
  await reachCheckout(page, { service: 'WHITEGLOVE' });
  await fillCard(page, CARDS.good);
  await expect(payButton(page)).toHaveText(/£325\.99/);
  await payButton(page).click();
  await openPaidOrder(page);

  await page.goto('/');
  await expect(page.getByLabel('From city, town or postcode')).toHaveValue('');
  await expect(page.getByLabel('To city, town or postcode')).toHaveValue('');
  await startQuote(page);
  await addItems(page, 'Standard Box', 4);
  await page.getByRole('button', { name: 'Choose service' }).click();
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await page.getByRole('button', { name: 'See my quote' }).click();
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(page.getByText('£266.00').first()).toBeVisible();
  await expect(page.getByText('White glove')).toHaveCount(0);
  await expect(page.getByLabel('Collection date').first()).toHaveValue('');
});

test('home to final quote takes at most 12 clicks and 2 typed fields', async ({ page }) => {
  let clicks = 0;
  const click = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    clicks += 1;
  };
  await page.goto('/');
  const mapTop = async () => (await page.locator('figure').first().boundingBox())?.y;
  const top = await mapTop();
  // Again where the page had no script yet.
  await expect(async () => {
    await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await mapTop(), 'the map stays where it is beside an error').toBe(top);
  await page.getByLabel('From city, town or postcode').fill('Leeds');
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await expect(page.getByText('UK to Canada')).toBeVisible();
  expect(await mapTop(), 'and for a country').toBe(top);
  clicks += 2;
  await page.getByLabel('To city, town or postcode').fill('Toronto');
  await click('Get Your Free Quote Now');
  for (let box = 0; box < 5; box += 1) await click('Add one Standard Box');
  await click('Choose service');
  await click('See my quote');
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(page.getByText('£282.50').first()).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(12);
});

test('the minimum charge is a line of its own, and the note says what still fits', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 1);
  if (isMobile) await page.getByRole('button', { name: /1 item$/ }).click();
  await expect(page.getByText(/Minimum for Australia £245\.00\. You can add about 2 more/)).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await goToFinalQuote(page);
  await expect(page.getByText('Minimum charge for Australia').first()).toBeVisible();
  await expect(page.getByText('£245.00').first()).toBeVisible();
});

test('the way on to the quote does not press the way on to payment', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 1);
  await page.getByRole('button', { name: 'Choose service' }).click();
  await page.getByRole('button', { name: 'See my quote' }).click();
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(page).toHaveURL(/step=3/);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

  await page.getByLabel('Collection date').fill(daysAhead(14));
  await page.getByRole('button', { name: 'Service Option' }).click();
  const on = page.getByRole('button', { name: 'See my quote' });
  if (isMobile) await on.tap();
  else await on.press('Enter');
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(page).toHaveURL(/step=3/);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

/** Whether a phone's first screen has an empty field, and how far down the card is. */
function checkoutLengths(page: Page): Promise<{ isFieldInSight: boolean; isCardNear: boolean }> {
  return page.evaluate(() => {
    const topOf = (element: Element | null | undefined) =>
      (element?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY;
    const isEmpty = (input: HTMLInputElement) => !input.value && input.type !== 'checkbox';
    const inputs = Array.from(document.querySelectorAll<HTMLInputElement>('form input'));
    return {
      isFieldInSight:
        topOf(inputs.find((input) => isEmpty(input) && input.getClientRects().length > 0)) < 844,
      isCardNear: topOf(document.querySelector('#card')) < 2_400,
    };
  });
}
