import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectFitsNarrow, onPath, send, signInAs, staff, test } from '../journey';

// Refused: a product changed in between, a category in use, and calls sent as a session ends.
test.use({ expectedLogs: /status of (401|409)/ });

test('a category and a product, from the screens of staff to the shop and away again', async ({
  page,
  request,
  browser,
}) => {
  const [trunks, chests] = [`Trunks ${randomUUID()}`, `Sea trunks ${randomUUID()}`];
  const admin = await staff(request);
  await signInAs(page, admin);
  const shop = await (await browser.newContext()).newPage();
  const openShop = () =>
    shop.goto(`/new-quote?toCountry=Australia&fromCity=Leeds&toCity=Perth&category=${chests}`);
  const card = shop.locator('[data-item-id]').filter({ hasText: 'Steamer Trunk' });

  await test.step('a category gets a picture, and another name', async () => {
    await page.goto('/admin/categories');
    await page.getByLabel('Name').fill(trunks);
    await page.getByLabel('Image').setInputFiles(PICTURE);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByAltText(`Image of ${trunks}`)).toBeVisible();
    // The last row is below the toast for some seconds.
    await page.getByRole('button', { name: `Edit ${trunks}` }).press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill(' ');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Category name is required')).toBeVisible();
    await page.getByLabel('Name').fill(chests);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByAltText(`Image of ${chests}`)).toBeVisible();
    await expect(page.getByRole('row', { name: trunks })).toHaveCount(0);
    await expectFitsNarrow(page);
  });

  await test.step('what is wrong with a new product is said, and nothing typed is lost', async () => {
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('button', { name: 'Add product' }).click();
    await save(page, 'Add product');
    await expect(form(page).getByText(REQUIRED_MESSAGE)).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    await field(page, 'Name').fill('Steamer Trunk');
    await field(page, 'Size').fill('50 x 90 x 55 cm, 40kg max');
    await field(page, 'Category').selectOption({ label: chests });
    await field(page, 'Japan').fill('180.50');
    await field(page, 'Image file').setInputFiles({ ...PICTURE, mimeType: 'text/plain' });
    await expect(form(page).getByText('Please select a valid image file')).toBeVisible();
    await field(page, 'Image file').setInputFiles({ ...PICTURE, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(form(page).getByText(TOO_LARGE_MESSAGE)).toBeVisible();
    await field(page, 'Image file').setInputFiles(PICTURE);
    await expect(form(page).getByAltText('Preview: Steamer Trunk')).toBeVisible();
    await save(page, 'Add product');
    await expect(form(page).getByText(REQUIRED_MESSAGE)).toBeVisible();
    await expect(field(page, 'Australia')).toBeFocused();
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await field(page, 'Australia').fill('120');
    await save(page, 'Add product');
    await expect(form(page)).toBeHidden();
  });

  await test.step('it is on the list of staff, and in the shop at the price of each destination', async () => {
    await page.getByLabel('Category').selectOption({ label: chests });
    await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();
    await page.getByLabel('Search').fill(chests);
    await expect(page.getByRole('row', { name: 'Steamer Trunk' })).toContainText('50 x 90 x 55 cm');
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await openShop();
    await expect(card).toContainText('£120.00');
    await expect(card.getByRole('img')).toHaveAttribute('src', /^\/uploads\//);
    await shop.getByLabel('To country').selectOption({ label: 'Japan' });
    await expect(card).toContainText('£180.50');
    await shop.getByLabel('To country').selectOption({ label: 'Canada' });
    await expect(card).toContainText('Not available to Canada yet');
  });

  await test.step('what was typed when the session ended in another tab is back after signing in', async () => {
    await page.getByRole('button', { name: 'Edit Steamer Trunk' }).click();
    await field(page, 'Details').fill('For a year by the sea.');
    await field(page, 'Image file').setInputFiles(PICTURE);
    await expect(form(page).getByRole('button', { name: 'Keep current image' })).toBeVisible();
    await signOutInAnotherTab(page);
    await page.waitForURL(onPath(/^\/login/));
    await page.getByLabel('Email', { exact: true }).fill(admin.user.email);
    await page.getByLabel('Password', { exact: true }).fill('Admin123!');
    await page.getByRole('button', { name: /^log in$/i }).click();
    await expect(form(page).getByText("We've restored what you typed.")).toBeVisible();
    await expect(form(page).getByText('Choose the image again.')).toBeVisible();
    await expect(field(page, 'Details')).toHaveValue('For a year by the sea.');
    await expect(field(page, 'Category').getByRole('option', { selected: true })).toHaveText(chests);
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await expect(field(page, 'Details')).toHaveValue('');
    await form(page).getByRole('button', { name: 'Restore' }).click();
    await expect(field(page, 'Details')).toHaveValue('For a year by the sea.');
  });

  await test.step('who was slower is told what a colleague changed, and loses nothing', async () => {
    await setAustraliaPrice(request, chests, 130, admin.token);
    await save(page, 'Update Product');
    await expect(form(page).getByText('Price to Australia: £120.00 → £130.00')).toBeVisible();
    await expect(form(page).getByText(`Last change by staff: ${admin.user.name}`)).toBeVisible();
    await form(page).getByRole('button', { name: 'Load these changes and keep mine' }).click();
    await expect(field(page, 'Details')).toHaveValue('For a year by the sea.');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Australia')).toHaveValue('130.00');
    await save(page, 'Update Product');
    await expect(form(page)).toBeHidden();
    await openShop();
    await expect(card).toContainText('£130.00');
    await expect(card).toContainText('For a year by the sea.');
  });

  await test.step('inactive it is out of the shop, deleted it is gone, and its category may go', async () => {
    await page.getByRole('button', { name: 'Edit Steamer Trunk' }).click();
    await form(page).getByLabel('Status').selectOption('Inactive');
    await save(page, 'Update Product');
    await expect(page.getByRole('row', { name: 'Steamer Trunk' })).toContainText('Inactive');
    await openShop();
    await expect(shop.getByText(`No ${chests} products available at the moment.`)).toBeVisible();
    await deleteCategory(page, chests);
    await expect(page.getByRole('alertdialog').getByText('Category is in use')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByLabel('Search').fill(chests);
    await page.getByRole('button', { name: 'Delete Steamer Trunk' }).click();
    await confirmDelete(page);
    await expect(page.getByText('No products found')).toBeVisible();
    await deleteCategory(page, chests);
    await expect(page.getByRole('row', { name: chests })).toHaveCount(0);
  });
  await shop.context().close();
});

const REQUIRED_MESSAGE = 'Please fill in all required fields (name, size, and at least Australia price)';
const TOO_LARGE_MESSAGE =
  'Image size should be less than 2MB. Please compress your image or choose a smaller file.';

/** A PNG of one pixel. */
const PICTURE = {
  name: 'trunk.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

function form(page: Page) {
  return page.getByRole('dialog');
}

function field(page: Page, label: string) {
  return form(page).getByLabel(new RegExp(`^${label}`));
}

function save(page: Page, text: string) {
  return form(page).getByRole('button', { name: text }).click();
}

function confirmDelete(page: Page) {
  return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function deleteCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await confirmDelete(page);
}

async function signOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => {
    for (const key of ['userToken', 'userInfo', 'userRole']) localStorage.removeItem(key);
  });
  await other.close();
}

/** A change by a colleague. */
async function setAustraliaPrice(
  request: APIRequestContext,
  category: string,
  pounds: number,
  token: string,
) {
  const path = `/api/products/category/${encodeURIComponent(category)}`;
  const [product] = await send<{ _id: string }[]>(request, 'GET', path);
  const change = { price: { australia: pounds } };
  await send(request, 'PUT', `/api/admin/products/${product?._id}`, change, token);
}
