import {
  CARDS,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsWidth,
  fillCard,
  graphql,
  openPaidOrder,
  payButton,
  reachCheckout,
  signInAs,
  staff,
  test,
} from '../journey';

test('staff add a promotion; the list and its form are accessible and fit every width', {
  tag: '@phone',
}, async ({ page, request }) => {
  const code = `SPRING-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await signInAs(page, await staff(request));
  await page.goto('/admin/promotions');
  await page.getByRole('button', { name: 'Add promotion' }).click();
  const form = page.getByRole('dialog', { name: 'Add promotion' });
  await form.getByLabel('Name').fill('Spring offer');
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Per cent').fill('10');
  await form.getByLabel('Japan').check();
  await expectAccessibleInBothSchemes(page);
  await expectFitsWidth(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(code).first()).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page, [320, 768, 2560]);
});

test('a code takes its part off the price, and stands on the order that it was paid with', async ({
  page,
  request,
}) => {
  const { token } = await staff(request);
  const code = `MOVE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await graphql(
    request,
    'mutation ($input: PromotionInput!) { adminCreatePromotion(input: $input) { id } }',
    { input: { name: 'Moving month', code, kind: 'PERCENT', value: 10 } },
    token,
  );
  await reachCheckout(page);
  const total = page.getByRole('button', { name: 'Pay £266.00' });
  await page.getByRole('button', { name: 'Add a promotion code' }).click();
  await page.getByRole('textbox', { name: 'Promotion code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use code' }).click();
  await expect(page.getByText('Moving month').first()).toBeVisible();
  await fillCard(page, CARDS.good);
  await expect(total).toHaveCount(0);
  await payButton(page).click();
  await openPaidOrder(page);
  await page.getByRole('heading', { name: 'Items' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/Moving month/).first()).toBeVisible();
});
