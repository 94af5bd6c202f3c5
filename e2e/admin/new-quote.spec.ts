import {
  CARDS,
  countHands,
  daysAhead,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  fillAddresses,
  fillCard,
  onPath,
  openPaidOrder,
  payButton,
  register,
  signInAs,
  staff,
  test,
} from '../journey';
import { linkTo } from '../stored-mail';

test('a clerk makes a quote for a caller, who opens it by email and pays it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = `caller-${crypto.randomUUID()}@example.com`;
  const context = await browser.newContext({ baseURL });
  const desk = await context.newPage();
  await signInAs(desk, await staff(request));
  const hands = await countHands(desk);
  await desk.goto('/admin/quotes');
  await desk.getByRole('link', { name: 'New quote' }).click();
  await expect(desk.getByRole('heading', { name: 'New quote' })).toBeVisible();
  await desk.getByRole('button', { name: 'Send quote' }).click();
  await expect(desk.getByText('Name is required')).toBeVisible();
  await expect(desk.getByText('Add an item or a line first')).toBeVisible();
  const field = (label: string) => desk.getByLabel(label, { exact: true });
  await field('Name').fill('Ann Archer');
  await field('Email').fill(email);
  await field('Destination').selectOption('Australia');
  await desk.getByLabel('From (UK city)').fill('Leeds');
  await desk.getByLabel('To (city)').fill('Perth');
  await field('Items').fill('2 standard boxes, trunk 100 x 50 x 50 cm');
  await field('Items').press('Enter');
  await expect(desk.getByLabel('Quantity').first()).toHaveValue('2');
  await desk.getByRole('button', { name: 'Add a line of your own' }).click();
  await field('Text').fill('20FT container, door to door');
  await field('Price (£)').fill('6,950');
  await field('Adjustment').selectOption('Discount (£)');
  await field('Amount (£)').fill('100');
  await field('Reason').fill('Returning customer');
  const price = desk.getByRole('region', { name: 'Price', exact: true });
  await expect(price.getByText('20FT container, door to door')).toBeVisible();
  await expect(price.getByText('Returning customer')).toBeVisible();
  await expectAccessibleInBothSchemes(desk);
  await expectFitsNarrow(desk);
  await desk.getByRole('button', { name: 'Send quote' }).click();
  const heading = desk.getByRole('heading', { name: /^Quote Q-\d+$/ });
  await expect(heading).toBeVisible();
  const reference = (await heading.textContent())!.replace('Quote ', '');
  await expect(desk.getByText('Returning customer')).toBeVisible();
  const total = (await desk
    .getByText(/^£[\d,.]+$/)
    .last()
    .textContent())!;
  await expectAccessible(desk);
  await expectFitsNarrow(desk);
  expect(hands.fields().length).toBeLessThanOrEqual(12);
  await context.close();

  await page.goto(await linkTo(email, 'request-answer'));
  await page.getByRole('link', { name: 'View and book' }).click();
  await expect(page.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
  for (const line of ['1 × 20FT container, door to door', 'Returning customer'])
    await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(`You'll pay ${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Book this quote' }).click();
  await page.waitForURL(onPath(/^\/register/));
  await register(page);
  await page.waitForURL(`**/checkout?quote=${reference}`);
  await page.getByLabel('Collection date').fill(daysAhead(14));
  await fillAddresses(page);
  await fillCard(page, CARDS.good);
  await expect(payButton(page)).toHaveText(`Pay ${total}`);
  await payButton(page).click();
  await openPaidOrder(page);
  await expect(
    page.getByText('20FT container, door to door').filter({ visible: true }).first(),
  ).toBeVisible();
});
