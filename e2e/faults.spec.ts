import type { Page } from '@playwright/test';
import {
  addItems,
  CARDS,
  expect,
  fillCard,
  openPaidOrder,
  payButton,
  paymentError,
  reachCheckout,
  startQuote,
  test,
} from './journey';
import { startSecondServer } from './second-server';

/** A shipment of one box that the server has. The minimum alone is on the page before its scripts are. */
async function saveOneBox(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) =>
    /"ChangeCart".*"quantity":1/.test(answer.request().postData() ?? ''),
  );
  await startQuote(page);
  await addItems(page, 'Standard Box', 1);
  await saved;
}

/** The browser logs what is switched off on purpose. */
test.use({ expectedLogs: /Failed to load resource/ });

test('while the server is away the quote goes on, and its prices are confirmed when it is back', async ({
  page,
}) => {
  await saveOneBox(page);
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  const add = page.getByRole('button', { name: 'Add one Standard Box', exact: true }).first();
  const place = await add.boundingBox();
  await addItems(page, 'Standard Box', 3);
  await expect(page.getByText('Local cart - backend unavailable').first()).toBeVisible();
  await expect(page.getByText('£266.00').first()).toBeAttached();
  // A button that moves under the finger loses the press, or gives it to another item.
  expect(await add.boundingBox()).toEqual(place);

  await page.unroute('**/graphql');
  await expect(page.getByText('Local cart - backend unavailable')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('£266.00').first()).toBeAttached();
});

test('a shipment built with the server away survives a reload of the page', async ({ page }) => {
  await saveOneBox(page);
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await addItems(page, 'Standard Box', 4);
  await expect(page.getByText('Local cart - backend unavailable').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Local cart - backend unavailable').first()).toBeVisible();
  await page.unroute('**/graphql');
  await expect(page.getByText('£332.50').first()).toBeAttached();
});

test('a restart of the server loses no press', async ({ browser }) => {
  const server = await startSecondServer();
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await saveOneBox(page);
  await server.stop();
  await addItems(page, 'Standard Box', 3);
  await expect(page.getByText('Local cart - backend unavailable').first()).toBeVisible();

  const again = await startSecondServer(server);
  await expect(page.getByText('Local cart - backend unavailable')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('£266.00').first()).toBeAttached();
  await again.stop();
});

test('a list that a busy server turns away says so and comes by itself', async ({ page }) => {
  let turnedAway = 0;
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName !== 'QuoteItems' || turnedAway === 2) return route.continue();
    turnedAway += 1;
    return route.fulfill({
      status: 503,
      headers: { 'Retry-After': '2' },
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({
        errors: [{ message: 'Full', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } }],
      }),
    });
  });
  await page.goto('/new-quote');
  await page.getByRole('button', { name: 'Bedrooms' }).click();
  await expect(page.getByText('This is taking longer than usual. Still trying…')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bedrooms' }).getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('This is taking longer than usual. Still trying…')).toHaveCount(0);
});

test('an address with towns and country fills in the shipment of a new visitor', async ({ page }) => {
  await page.goto('/new-quote?fromCity=Leeds&toCountry=Japan&toCity=Osaka');
  await expect(page.getByRole('heading', { name: 'Your shipment to Japan' })).toBeVisible();
  await expect(page.getByLabel('From city (UK)')).toHaveValue('Leeds');
  await expect(page.getByLabel('To city')).toHaveValue('Osaka');
  await expect(page.getByLabel('To country')).toHaveValue('japan');
  await page.reload();
  await expect(page.getByLabel('To city')).toHaveValue('Osaka');
  await expect(page).toHaveURL(/fromCity=Leeds&toCountry=Japan&toCity=Osaka/);
});

test('two tabs of one customer show the same shipment', async ({ page, context }) => {
  await startQuote(page);
  const other = await context.newPage();
  await other.goto('/new-quote?toCountry=Australia&fromCity=Leeds&toCity=Perth');
  await addItems(page, 'Standard Box', 5);
  await expect(page.getByText('£332.50').first()).toBeAttached();
  await expect(other.getByText('£332.50').first()).toBeAttached();
});

test('a price changed by staff in between is shown with the new total, and charged only after another press', async ({
  page,
}) => {
  await reachCheckout(page, { destination: 'Bahrain', toCity: 'Manama' });
  await fillCard(page, CARDS.good);
  const before = await changeMinimum(page, 'bahrain', 28000);
  try {
    await payButton(page).click();
    const box = paymentError(page);
    await expect(box).toContainText('£280.00');
    await expect(box).toContainText(/n't been charged/i);
    await expect(payButton(page)).toHaveText(/£280\.00/);
    await fillCard(page, CARDS.good);
    await payButton(page).click();
    await openPaidOrder(page);
    await expect(page.getByText('£280.00').filter({ visible: true }).first()).toBeVisible();
  } finally {
    await changeMinimum(page, 'bahrain', before);
  }
});

test('with the card provider away nothing is charged and nothing typed is lost', async ({ page }) => {
  await reachCheckout(page);
  await fillCard(page, CARDS.good);
  await page.route('**/stripe-sandbox/v1/**', (route) => route.abort('connectionrefused'));
  await payButton(page).click();
  const box = paymentError(page);
  await expect(box).toContainText(/n't been charged|before we took/i);
  await expect(page.getByLabel('House number and street')).toHaveValue('12 Harbour Lane');
  await page.unroute('**/stripe-sandbox/v1/**');
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await openPaidOrder(page);
});

test('an answer lost after the card was charged still ends at the order', async ({ page }) => {
  await reachCheckout(page);
  await fillCard(page, CARDS.good);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const isFinalize = route.request().postData()?.includes('FinalizeCheckout');
    if (isFinalize && lost === 0) {
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
      return;
    }
    await route.continue();
  });
  await payButton(page).click();
  await openPaidOrder(page);
  expect(lost).toBe(1);
});

/** Sets a minimum charge over REST; returns the previous one, in pence. */
async function changeMinimum(
  page: import('@playwright/test').Page,
  country: string,
  pence: number,
): Promise<number> {
  const login = await page.request.post('/api/users/login', {
    data: { email: 'admin@example.com', password: 'Admin123!' },
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const before = await (await page.request.get(`/api/prices/${country}`)).json();
  const changed = await page.request.put(`/api/prices/${before._id}`, {
    headers,
    data: { country, price: pence / 100 },
  });
  expect(changed.status()).toBe(200);
  return Math.round(before.price * 100);
}
