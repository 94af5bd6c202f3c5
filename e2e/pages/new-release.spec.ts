import type { Page } from '@playwright/test';
import { expect, startQuote, test } from '../journey';

/** Browsers from before whatwg/html#10327 ask for code that failed once only after a reload. */
const RELOADS = 1;

/** The browser logs missing chunks. */
test.use({ expectedLogs: /Failed to load resource|Failed to fetch dynamically imported module/ });

test('an old tab loads itself again once after a new release, and keeps what was typed until then', async ({
  page,
}) => {
  const loads = countLoads(page);
  const release = await releaseAnother(page, 'QuoteBuilderPage');
  await page.goto('/');
  await page.getByLabel('From city, town or postcode').fill('Leeds');
  await page.getByLabel('To country').selectOption({ label: 'Japan' });
  await page.getByLabel('To city, town or postcode').fill('Osaka');
  await release.askedForGoneCode();
  await expect(page.getByLabel('From city, town or postcode')).toHaveValue('Leeds');
  expect(loads()).toBe(1);

  await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your shipment to Japan' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('toCity')).toBe('Osaka');
  expect(loads()).toBe(2);
});

test('a form whose code did not come says so, and opens when pressed again', async ({ page }) => {
  await startQuote(page);
  const loads = countLoads(page);
  await page.route('**/assets/AddItems-*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Add New Box' }).click();
  await expect(page.getByText("We couldn't load this.").first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your shipment to Australia' })).toBeVisible();

  await page.unroute('**/assets/AddItems-*');
  await expect(async () => {
    await page.getByRole('button', { name: 'Add New Box' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Box' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(loads()).toBeLessThanOrEqual(RELOADS);
});

test('a page whose code did not come opens when it is visited again', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(/\/assets\/(LoginPage|DataLayer)-/, (route) => route.abort('connectionrefused'));
  await page.goto('/', { waitUntil: 'networkidle' });
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await login.click();
  await expect(page.getByRole('heading', { name: 'This page has been updated' })).toBeVisible();

  await page.unroute(/\/assets\/(LoginPage|DataLayer)-/);
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await login.click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(async () => {
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(loads()).toBeLessThanOrEqual(1 + RELOADS);
});

test('a page of the server whose code did not come says so', async ({ page }) => {
  await page.route(/\/assets\/LoginPage-/, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'This page has been updated' })).toBeVisible();
});

/** From now on the server has a newer release, and this tab's chunk is gone until a reload. */
async function releaseAnother(page: Page, chunk: string) {
  let pagesLoaded = 0;
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  await page.route(`**/assets/${chunk}-*`, (route) => {
    if (pagesLoaded > 1) return route.continue();
    isAsked();
    return route.fulfill({ status: 404 });
  });
  await page.route('**/*', async (route) => {
    const isPage = route.request().resourceType() === 'document';
    if (isPage) pagesLoaded += 1;
    if (isPage || new URL(route.request().url()).pathname !== '/') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replace(/index-[\w-]+\.js/, 'index-next.js'),
    });
  });
  return { askedForGoneCode: () => asked };
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
