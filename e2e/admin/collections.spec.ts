import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  daysAhead,
  expect,
  expectAccessible,
  expectFitsWidth,
  graphql,
  newCustomer,
  placeOrder,
  setOrderStatus,
  signInAs,
  staff,
  test,
} from '../journey';

/** The browser logs responses with the status of a conflict. */
test.use({ expectedLogs: /status of 409/ });

const [DAY_BEFORE, DAY] = [daysAhead(300), daysAhead(301)];

test('staff see what is collected on a day, take it along as PDF, and mark it as collected', async ({
  page,
  request,
}) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request, 'Cora Collins')]);
  const withPhone = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { token } }';
  await graphql(request, withPhone, { input: { phone: '020 7946 0001' } }, customer.token);
  const box = {
    name: 'Toys',
    widthCm: 50,
    heightCm: 40,
    depthCm: 30,
    weightRange: 'OVER_30' as const,
    quantity: 2,
  };
  const first = await placeOrder(request, customer, { collectionDate: DAY, boxes: [box] });
  const second = await placeOrder(request, customer, { collectionDate: DAY });
  const third = await placeOrder(request, customer, { collectionDate: DAY });
  const addNote =
    'mutation ($id: ID!, $text: String!) { adminAddOrderNote(id: $id, input: { text: $text }) { id } }';
  await graphql(request, addNote, { id: first.id, text: 'Driver: ring twice' }, admin.token);
  await signInAs(page, admin);

  await test.step('the day stands in the address', async () => {
    await page.goto('/admin');
    // Before its scripts have come, the link loads the page.
    await expect(page.getByText(`Welcome, ${admin.user.name}`).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Collections' }).click();
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeFocused();
    await page.getByLabel('Collection date').fill(DAY_BEFORE);
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${DAY}`));
    await page.goto(`/admin/collections?date=${DAY}&page=7`);
    await expect(page.getByText('3 stops, 10 pieces')).toBeVisible();
    await expect(page.getByText('Showing 1 to 3 of 3 results')).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByText('Custom box, 30+ kg')).toBeVisible();
    await expect(page.getByText('For the driver: ring twice')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Cora Collins' }).first()).toHaveAttribute(
      'href',
      'tel:02079460001',
    );
    await expectAccessible(page);
  });

  await test.step('by keys a stop is put elsewhere, for everybody, and the order is reset', async () => {
    const numbers = page.getByRole('main').getByRole('link', { name: /^HL-/ });
    await expect(numbers).toHaveText([first.number, second.number, third.number]);
    const later = page.getByRole('button', { name: `Move ${first.number} later` });
    await later.press('Enter');
    await expect(numbers).toHaveText([second.number, first.number, third.number]);
    await expect(later).toBeFocused();
    await page
      .getByTitle('Drag to another place')
      .last()
      .dragTo(page.getByRole('heading', { level: 3 }).first());
    await expect(numbers).toHaveText([third.number, second.number, first.number]);
    await page.reload();
    await expect(numbers).toHaveText([third.number, second.number, first.number]);
    await page.getByRole('button', { name: 'Reset the order' }).click();
    await expect(numbers).toHaveText([first.number, second.number, third.number]);
  });

  await test.step('the sheet comes as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`collections-${DAY}.pdf`);
    const bytes = new Uint8Array(await readFile(await file.path()));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const { number } of [first, second, third]) expect(text).toContain(number);
  });

  await test.step('one is marked; what a colleague did meanwhile is told', async () => {
    await page.getByRole('button', { name: `Mark as collected ${first.number}` }).click();
    await page.getByRole('button', { name: 'Collected', exact: true }).click();
    await expect(page.getByText(`${first.number} collected`).first()).toBeVisible();
    await expect(page.getByText('Collected · Shipped')).toHaveCount(1);
    await page.getByRole('button', { name: `Mark as collected ${second.number}` }).click();
    await setOrderStatus(request, second.id, 'shipped', admin);
    await setOrderStatus(request, second.id, 'in_transit', admin);
    await page.getByRole('button', { name: 'Collected', exact: true }).click();
    await expect(
      page.getByText(`${second.number} isn't marked as collected: Someone else changed this order`).first(),
    ).toBeVisible();
    await expect(page.getByText('Collected · In transit')).toBeVisible();
  });

  await test.step('on a phone and on paper', async () => {
    await expectFitsWidth(page, [768, 390, 320]);
    await page.getByRole('checkbox', { name: `Select ${third.number}` }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark selected as collected' }).click();
    await page.getByRole('button', { name: 'Collected', exact: true }).click();
    await expect(page.getByText('Collected · Shipped')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await expect(page.getByRole('link', { name: third.number })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
});
