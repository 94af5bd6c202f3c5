import type { Page } from '@playwright/test';
import { addItems, daysAhead, expect, graphql, newCustomer, onPath, signInAs, test } from './journey';

test('a town that is edited just before a category or a step is pressed stays edited', async ({ page }) => {
  await page.goto('/new-quote?fromCity=Leeds&toCity=Perth&toCountry=Australia');
  await addItems(page, 'Standard Box', 1);
  const from = page.getByLabel('From city (UK)');
  await from.fill('York');
  await page.getByRole('button', { name: 'Bedrooms' }).click();
  await expect(page).toHaveURL(/category=bedrooms/);
  await expect(page).toHaveURL(/fromCity=York/);
  await from.fill('Bath');
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await expect(page.getByRole('radio', { name: /White glove/ })).toBeVisible();
  await expect(page).toHaveURL(/fromCity=Bath.*step=2/);
  await expect(from).toHaveValue('Bath');
});

test('Back inside the builder leads to the step before, not to the shipment before', async ({ page }) => {
  await page.goto('/new-quote?fromCity=Leeds&toCity=Perth&toCountry=Australia');
  await addItems(page, 'Standard Box', 1);
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await expect(page.getByRole('radio', { name: /White glove/ })).toBeVisible();
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await page.getByLabel('To city').fill('Toronto');
  await page.getByLabel('To city').press('Enter');
  await expect(page).toHaveURL(/toCountry=Canada&step=2&toCity=Toronto/);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Shipping Boxes' })).toBeVisible();
  await expect(page).toHaveURL(/\?fromCity=Leeds&toCity=Toronto&toCountry=Canada$/);
  await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
  await expect(page.getByLabel('To city')).toHaveValue('Toronto');
});

test('Back from another page leads to the builder with the shipment as it is now', async ({ page }) => {
  await page.goto('/new-quote?fromCity=Leeds&toCity=Perth&toCountry=Australia');
  await addItems(page, 'Standard Box', 1);
  await page.getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('link', { name: 'Your quote 1 item' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue your quote: 1 item, £245.00' })).toBeVisible();
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await page.getByLabel('To city, town or postcode').fill('Toronto');
  await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
  await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
  await page.goBack();
  await page.waitForURL(onPath(/^\/$/));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
  await expect(page).toHaveURL(/fromCity=Leeds&toCity=Toronto&toCountry=Canada/);
});

test.describe('while the cart is on its way', () => {
  test('a link that is pressed leads where it says', async ({ page }) => {
    const answer = await holdCart(page);
    const code = Promise.withResolvers<void>();
    await page.route(/\/assets\/(MyAccountPage|UserArea)-[^/]*\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/new-quote');
    await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
    answer();
    await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
    code.resolve();
    await page.waitForURL(onPath(/^\/user\/account$/));
  });

  test('a town that is being typed stays as it is typed', async ({ page }) => {
    const answer = await holdCart(page);
    await page.goto('/new-quote');
    const from = page.getByLabel('From city (UK)');
    await from.pressSequentially('Lon');
    answer();
    await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
    await from.pressSequentially('don');
    await expect(from).toHaveValue('London');
  });

  test('a town that arrives in the field with the focus is replaced by typing', async ({ page }) => {
    const answer = await holdCart(page);
    await page.goto('/new-quote');
    const from = page.getByLabel('From city (UK)');
    await from.focus();
    answer();
    await expect(from).toHaveValue('Leeds');
    await page.keyboard.type('York');
    await expect(from).toHaveValue('York');
  });

  test('the collection date waits for it', async ({ page }) => {
    const answer = await holdCart(page);
    await page.goto('/new-quote?step=3');
    await expect(page.getByLabel('Collection date')).toHaveValue('');
    answer();
    await expect(page.getByLabel('Collection date')).toHaveValue(daysAhead(14));
  });
});

/** Signs in a customer with a shipment from Leeds to Toronto; the cart's response waits for the returned function. */
async function holdCart(page: Page): Promise<() => void> {
  const customer = await newCustomer(page.request);
  const shipment = {
    destination: 'CANADA',
    fromCity: 'Leeds',
    toCity: 'Toronto',
    collectionDate: daysAhead(14),
  };
  const change =
    'mutation ($shipment: ShipmentInput) { changeCart(changes: [], shipment: $shipment) { id } }';
  await graphql(page.request, change, { shipment }, customer.token);
  await signInAs(page, customer);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'Cart') await promise;
    await route.continue();
  });
  return resolve;
}
