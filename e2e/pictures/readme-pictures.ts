import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addItems,
  CARDS,
  daysAhead,
  expect,
  fillAddresses,
  fillCard,
  newCustomer,
  onPath,
  payButton,
  placeOrder,
  setOrderStatus,
  signInAs,
  staff,
  startQuote,
  test,
} from '../journey';
import { Film } from './film';

const FOLDER = 'docs/images';
const ITEMS = { 'Standard Box': 6, 'Wardrobe Box': 2 };

/** Draws the page in both colour schemes, for the README's `<picture>`. */
async function draw(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const shot = await page.screenshot({ animations: 'disabled' });
    await sharp(shot).webp({ quality: 85, effort: 6 }).toFile(`${FOLDER}/${name}-${colorScheme}.webp`);
  }
}

// First: sample data is offered to a shop without orders.
test("staff's orders, with sample data", async ({ page, request }) => {
  const admin = await staff(request);
  await signInAs(page, admin);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add sample orders' }).click();
  await expect(page.getByText("You're looking at sample data")).toBeVisible();
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'SAMPLE-140', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await draw(page, 'admin-orders');
});

test('home', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await draw(page, 'home');
});

test('the quote builder', async ({ page }) => {
  await startQuote(page);
  for (const [name, count] of Object.entries(ITEMS)) await addItems(page, name, count);
  await page.waitForLoadState('networkidle');
  await draw(page, 'quote-builder');
});

test('an order', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const { id } = await placeOrder(request, customer, { items: ITEMS });
  const admin = await staff(request);
  for (const status of ['shipped', 'in-transit']) await setOrderStatus(request, id, status, admin);
  await signInAs(page, customer);
  await page.goto(`/user/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 32, behavior: 'instant' });
  });
  await draw(page, 'order');
});

/** Every product picture in the window is there. */
async function expectPicturesLoaded(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter(
          (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
        ).length,
    );
  await expect(page.locator('main img').first()).toBeVisible();
  await expect.poll(missing).toBe(0);
}

test('a film from quote to paid order', async ({ page, request }) => {
  await page.setViewportSize({ width: 1200, height: 750 });
  await signInAs(page, await newCustomer(request));
  const film = new Film(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await film.hold(1_500);
  await page.getByLabel('From city, town or postcode').fill('Leeds');
  await film.hold(500);
  await page.getByLabel('To country').selectOption({ label: 'Australia' });
  await page.getByLabel('To city, town or postcode').fill('Perth');
  await film.hold(900);
  await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your shipment to Australia' })).toBeVisible();
  await expectPicturesLoaded(page);
  await film.hold(1_200);
  for (const [name, count] of Object.entries(ITEMS))
    for (let added = 0; added < count; added += 1) {
      await addItems(page, name, 1);
      await film.hold(350);
    }
  await film.hold(1_200);
  await page.getByRole('button', { name: 'Choose service' }).click();
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await film.hold(1_200);
  await page.getByRole('button', { name: 'See my quote' }).click();
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await film.hold(1_200);
  await page.getByLabel('Collection date').first().fill(daysAhead(14));
  await film.hold(1_200);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.waitForURL(onPath(/^\/checkout/));
  await fillAddresses(page);
  await film.hold(1_200);
  await fillCard(page, CARDS.good);
  await film.hold(1_500);
  await payButton(page).click();
  await expect(page.getByText(/^HL-\d{6}$/)).toBeVisible();
  await film.hold(1_500);
  await page.waitForURL(onPath(/^\/user\/orders\/[0-9a-f-]{36}/));
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await film.hold(2_000);
  await page.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
  await film.hold(3_000);
  await film.write(`${FOLDER}/quote-to-order.webp`);
});
