import {
  countHands,
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  graphql,
  signInAs,
  staff,
  test,
} from '../journey';
import { linkTo } from '../stored-mail';

test('a booking by phone becomes an order when two bank transfers make the whole sum', async ({
  page,
  request,
}) => {
  const email = `caller-${crypto.randomUUID()}@example.com`;
  const admin = await staff(request);
  await setBankDetails(request, admin.token);
  await signInAs(page, admin);
  const hands = await countHands(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await test.step('the call: a quote', async () => {
    await page.goto('/admin/quotes/new');
    await field('Name').fill('Ann Archer');
    await field('Email').fill(email);
    await field('Destination').selectOption('Australia');
    await page.getByLabel('From (UK city)').fill('Leeds');
    await page.getByLabel('To (city)').fill('Perth');
    await field('Items').fill('20 standard boxes, 2 bikes');
    await field('Items').press('Enter');
    await expect(page.getByRole('region', { name: 'Price', exact: true }).getByText('20 × ')).toBeVisible();
    await page.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByRole('heading', { name: /^Quote Q-\d+$/ })).toBeVisible();
  });
  const reference = (await page.getByRole('heading', { name: /^Quote Q-/ }).textContent())!.slice(6);

  await test.step('the booking, which waits for the transfer', async () => {
    await page.getByText('Book for a bank transfer').click();
    await page.getByLabel('House number and street').fill('12 Harbour Lane');
    await page.getByLabel('UK postcode').fill('LS1 4AP');
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await page.getByRole('button', { name: 'Book and send bank details' }).click();
    await expect(page.getByText('Awaiting transfer')).toBeVisible();
    expect(await linkTo(email, 'invitation')).toContain('/invitation');
  });

  await page.getByRole('link', { name: 'Bank transfers' }).last().click();
  await expect(page.getByRole('heading', { name: 'Bank transfers' })).toBeVisible();
  const record = page.getByRole('button', { name: `Record a transfer for ${reference}` });
  await expect(record).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);

  await test.step('a part keeps it open, the rest makes the order', async () => {
    await record.click();
    const dialog = page.getByRole('dialog');
    const whole = await dialog.getByLabel('Amount (£)').inputValue();
    await dialog.getByLabel('Amount (£)').fill('100');
    await dialog.getByLabel('Note').fill('FPS 1');
    await expect(dialog.getByText(/is still due then/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record £100.00' }).click();
    await expect(dialog).toBeHidden();
    await record.click();
    await expect(dialog.getByText(/FPS 1/)).toBeVisible();
    await expect(dialog.getByLabel('Amount (£)')).toHaveValue((Number(whole) - 100).toFixed(2));
    await dialog.getByLabel('Note').fill('FPS 2');
    await dialog.getByRole('button', { name: /^Record £/ }).click();
    await expect(page.getByText(/^Paid: order HL-\d+$/).first()).toBeVisible();
  });
  expect(hands.fields().length).toBeLessThanOrEqual(12);

  await page.goto('/admin/transfers?state=BOOKED');
  await page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('link', { name: /^HL-/ })
    .click();
  await expect(page.getByRole('heading', { name: /HL-\d+/ }).first()).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

async function setBankDetails(request: Parameters<typeof staff>[0], token: string): Promise<void> {
  const { adminSettings } = await graphql<{ adminSettings: { version: number } }>(
    request,
    'query { adminSettings { version } }',
    {},
    token,
  );
  const bankDetails = 'Harbourline Demo Ltd\nSort code 00-00-00, account 00000000';
  const input = { version: adminSettings.version, bankDetails, services: [], destinationRates: [] };
  await graphql(
    request,
    'mutation ($input: StoreSettingsInput!) { adminUpdateStoreSettings(input: $input) { version } }',
    { input },
    token,
  );
}
