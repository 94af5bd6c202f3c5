import type { Page } from '@playwright/test';
import {
  addItems,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsWidth,
  fillCart,
  newCustomer,
  placeOrder,
  quantityOf,
  signInAs,
  startQuote,
  test,
} from '../journey';

test.use({ expectedLogs: /status of 404/ });

const PUBLIC_PAGES = [
  ...['/', '/new-quote', '/login', '/register', '/unauthorized', '/no-such-page'],
  ...['/shipping-to/australia', '/help', '/contact', '/follow'],
  ...['/request?kind=container', '/request?kind=price_match'],
];

for (const path of PUBLIC_PAGES) {
  test(`${path} is accessible in both schemes, and fits every width and text of twice the size`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothSchemes(page);
    await expectFitsWidth(page, [320, 768, 2560]);
    await enlargeText(page);
    await expectFitsWidth(page, [640, 390]);
  });
}

test('an order, the account and the checkout fit a narrow phone, and text of twice the size', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer);
  await fillCart(request, customer);
  await signInAs(page, customer);
  for (const path of [
    `/user/orders/${order.id}`,
    '/user/orders',
    '/user/account',
    '/new-quote',
    '/checkout',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFitsWidth(page, [320]);
    await enlargeText(page);
    await expectFitsWidth(page, [390]);
  }
});

test('all promises are on every page, in a strip that the keyboard scrolls', async ({ page }) => {
  for (const path of ['/', '/help']) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const strip = page.getByRole('list', { name: 'What we promise' });
      await expect(strip.getByRole('listitem')).toHaveText([
        'Save 20% Online',
        'Quotes in 60 seconds',
        'No obligation',
        'Worldwide service',
        'Same-day pickup',
        'Furniture shipping',
        '20FT and 40ft containers',
        'Price-match backed',
      ]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const strip = page.getByRole('list', { name: 'What we promise' });
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await expectFitsWidth(page);
  }
});

test('the map of home ends in the typed city, or says that it ends at the port', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'Map of the ports we ship to.' })).toBeVisible();
  await page.getByLabel('From city, town or postcode').fill('Leeds');
  await page.getByLabel('To country').selectOption({ label: 'Australia' });
  await expect(page.getByText('10 to 14 weeks door to door')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /from Leeds to Australia.*ends at the port of Sydney/ }),
  ).toBeVisible();
  await page.getByLabel('To city, town or postcode').fill('Perth');
  await expect(
    page.getByRole('img', { name: 'Map of the way from Leeds to Perth.', exact: true }),
  ).toBeVisible();
});

test('dialogs stay on the screen where text runs from right to left', { tag: '@phone' }, async ({ page }) => {
  await startQuote(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('button', { name: 'Add New Box' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Box' });
  await expect(dialog).toBeInViewport({ ratio: 0.95 });
  await expectAccessible(page);
});

test('access denied and unknown pages tell the way on', async ({ page }) => {
  await page.goto('/unauthorized');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

test('a box of one’s own is priced by volume and joins the shipment', async ({ page }) => {
  await startQuote(page);
  await page.getByRole('button', { name: 'Add New Box' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/item name/i).fill('Rocking horse');
  await form.getByLabel(/width/i).fill('100');
  await form.getByLabel(/height/i).fill('100');
  await form.getByLabel(/depth/i).fill('100');
  await expect(form.getByText('£450.00').first()).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel(/width/i).fill('301');
  await form.getByRole('button', { name: /add/i }).last().click();
  await expect(form.getByText(/300/).first()).toBeVisible();
  await form.getByLabel(/width/i).fill('100');
  await form.getByRole('button', { name: /add/i }).last().click();
  await expect(page.getByText('Rocking horse').first()).toBeAttached();
  await expect(page.getByText('£450.00').first()).toBeAttached();
});

test('a household of 25 boxes, a bed and a bicycle is quoted from the keyboard in 60 keys', async ({
  page,
}) => {
  await startQuote(page);
  let keys = 0;
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    keys += 1;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    keys += text.length;
  };
  await press('Type your list');
  await expect(page.getByLabel('Type or paste your list')).toBeFocused();
  await type('25 boxes, double bed and bicycle');
  await press('Find items');
  await press('Add 27 items');
  await quantityOf(page, 'Book Box').focus();
  await type('4');
  await expect(page.getByText('4 × Book Box', { exact: true })).toBeVisible();
  await press('Choose service');
  await press('See my quote');
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  for (const line of ['25 × Standard Box', '4 × Book Box', '1 × Double Bed', '1 × Bicycle'])
    await expect(page.getByText(line).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your shipment to scale' })).toBeVisible();
  await expect(page.getByText(/of a 20FT container/)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(60);
});

test('changing the destination reprices the shipment at once', async ({ page }) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 5);
  await expect(page.getByText('£332.50').first()).toBeAttached();
  await page.getByLabel('To country').selectOption({ label: 'New Zealand' });
  await expect(page.getByRole('heading', { name: 'Your shipment to New Zealand' })).toBeVisible();
  await expect(page.getByText('£352.50').first()).toBeAttached();
});

test('an item is taken out again, by the minus button and from the shipment', async ({ page }) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 1);
  await addItems(page, 'Book Box', 1);
  await page.getByRole('button', { name: 'Remove one Standard Box', exact: true }).first().click();
  await page.getByRole('button', { name: 'Remove one Book Box', exact: true }).first().click();
  await page.waitForLoadState('networkidle');
  await page.reload();
  for (const name of ['Standard Box', 'Book Box']) {
    await expect(quantityOf(page, name)).toHaveValue('0');
  }
  await expect(page.getByText('Local cart - backend unavailable')).toHaveCount(0);
});

/** As a browser whose user has set text of twice the size. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200%; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
