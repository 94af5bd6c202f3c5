import type { APIRequestContext, Page } from '@playwright/test';
import {
  addItems,
  CARDS,
  daysAhead,
  expect,
  expectAccessible,
  expectFitsNarrow,
  fillAddresses,
  fillCard,
  goToFinalQuote,
  onPath,
  openPaidOrder,
  payButton,
  register,
  startQuote,
  test,
} from './journey';
import { type Account, send, staff } from './shop-api';

const BOX = 'Standard Box';
/** Only this journey changes the prices of this destination. */
const DESTINATION = 'Singapore';

test('a quote is saved by a visitor and booked at its price after the catalogue price rose', async ({
  page,
  request,
}) => {
  const admin = await staff(request);
  await startQuote(page, DESTINATION, DESTINATION);
  await addItems(page, BOX, 6);
  await goToFinalQuote(page);
  await page.getByRole('button', { name: 'Save this quote' }).click();
  const heading = page.getByRole('heading', { name: /^Quote Q-\d+ saved$/ });
  await expect(heading).toBeFocused();
  const link = await page.getByLabel('Link to this quote').inputValue();
  const reference = (await heading.textContent())!.split(' ')[1]!;
  await expectAccessible(page);

  const asBefore = await raiseBoxPrice(request, admin, DESTINATION.toLowerCase());
  try {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
    await expect(page.getByText(/^Valid until \d+ \w+ 20\d\d/)).toBeVisible();
    const total = (await page.getByText(/^You'll pay £[\d,.]+/).textContent())!.match(/£[\d,.]+\d/)![0];
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await expectOneSheet(page);

    await page.getByRole('button', { name: 'Book this quote' }).click();
    await page.waitForURL(onPath(/^\/register/));
    expect(page.url()).not.toContain(link.split('#')[1]!);
    await register(page);
    await page.waitForURL(`**/checkout?quote=${reference}`);
    await expect(page.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
    await page.getByLabel('Collection date').fill(daysAhead(14));
    await fillAddresses(page);
    await fillCard(page, CARDS.good);
    await expect(payButton(page)).toHaveText(`Pay ${total}`);
    await payButton(page).click();
    await openPaidOrder(page);
    await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible();

    await page.goto('/user/quotes');
    await expect(page.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
    await expect(page.getByText('Booked')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Delete quote ${reference}` }).click();
    await page.getByRole('button', { name: 'Delete quote', exact: true }).click();
    await expect(page.getByText('No saved quotes yet')).toBeVisible();
  } finally {
    await asBefore();
  }
});

/** Only the quote is printed. Each try begins with the screen's styles, for `expectFitsWidth`'s reason. */
async function expectOneSheet(page: Page): Promise<void> {
  const sheets = async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Book this quote' })).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Quote Q-/ })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  await expect.poll(sheets).toBe(1);
  await page.emulateMedia({ media: 'screen' });
}

/** Staff charge £20 more for the box; returns the undo. */
async function raiseBoxPrice(
  request: APIRequestContext,
  { token }: Account,
  destination: string,
): Promise<() => Promise<void>> {
  interface Product {
    readonly _id: string;
    readonly name: string;
    readonly price: Readonly<Record<string, number>>;
  }
  const { products } = await send<{ products: Product[] }>(request, 'GET', '/api/products?limit=100');
  const box = products.find(({ name }) => name === BOX)!;
  const before = box.price[destination]!;
  const setPrice = async (pounds: number) => {
    await send(request, 'PUT', `/api/admin/products/${box._id}`, { price: { [destination]: pounds } }, token);
  };
  await setPrice(before + 20);
  return () => setPrice(before);
}
