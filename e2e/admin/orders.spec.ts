import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFitsWidth,
  newCustomer,
  placeOrder,
  setOrderStatus,
  signInAs,
  staff,
  test,
} from '../journey';

/** The browser logs responses with the status of a conflict, and lost calls. */
test.use({ expectedLogs: /status of 409|net::ERR_FAILED/ });

test('staff find orders, move them on, see what others changed, and change many at once', async ({
  page,
  request,
  browser,
}) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request, 'Nora Northbound')]);
  const first = await placeOrder(request, customer);
  const second = await placeOrder(request, customer, { destination: 'Japan', toCity: 'Tokyo' });
  const third = await placeOrder(request, customer);
  const atHome = await browser.newContext();
  const home = await atHome.newPage();
  await signInAs(home, customer);
  await home.goto(`/user/orders/${first.id}`);
  await signInAs(page, admin);

  await test.step('by search and filters, which stand in the address', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'View All Orders' }).click();
    await expect(page.getByRole('heading', { name: 'Order Management' })).toBeFocused();
    await expectRowsInView(page, 10);
    await page.getByLabel('Search').fill(customer.user.email);
    await expect(page.getByText('Showing 1 to 3 of 3 results')).toBeVisible();
    await page.getByLabel('Destination').selectOption('Japan');
    await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();
    await page.getByLabel('Collection', { exact: true }).selectOption('No date');
    await expect(page.getByText(/^No orders match/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^No orders match/)).toBeVisible();
    await page.getByLabel('Collection', { exact: true }).selectOption('Any date');
    await page.getByLabel('Destination').selectOption('');
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByText('Showing 1 to 3 of 3 results')).toBeVisible();
  });

  await test.step('the next step is taken at once, taken back when it fails, and the customer sees it', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ChangeOrderStatus') ? route.abort() : route.fallback(),
    );
    await choose(page, first.number, 'Shipped');
    await expect(page.getByText(`${first.number} is still Processing: Network error`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Status of ${first.number}: Processing` })).toBeVisible();
    await page.unroute('**/graphql');
    await stopLooking(page);
    await withRefetch(page, () => choose(page, first.number, 'Shipped'));
    await expect(page.getByText(`${first.number} is now Shipped`).first()).toBeVisible();
    await withRefetch(page, () => page.getByRole('button', { name: 'Undo', exact: true }).click());
    await expect(
      page.getByText(`${first.number} is Processing again. We haven't emailed the customer.`).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `Status of ${first.number}: Processing` })).toBeVisible();
    await withRefetch(page, () => choose(page, first.number, 'Shipped'));
    await expect(page.getByRole('button', { name: `Status of ${first.number}: Shipped` })).toBeVisible();
    await expect(home.getByText('Shipped', { exact: true }).first()).toBeVisible();
  });

  await test.step('an unusual step asks why; what a colleague did meanwhile is told first', async () => {
    await setOrderStatus(request, first.id, 'in_transit', admin);
    await choose(page, first.number, 'Delivered');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Set to Delivered' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('Signed for at the port');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await dialog.getByRole('button', { name: 'Set to Delivered' }).click();
    await expect(dialog.getByText('Someone else changed this order first.')).toBeVisible();
    await expect(dialog.getByText(`by ${admin.user.name}`)).toBeVisible();
    await expectAccessible(page);
    await withRefetch(page, () => dialog.getByRole('button', { name: 'Set to Delivered' }).click());
    await expect(page.getByRole('button', { name: `Status of ${first.number}: Delivered` })).toBeFocused();
  });

  await test.step('many at once, each by itself: what cannot be done says why', async () => {
    await setOrderStatus(request, third.id, 'shipped', admin);
    await page.getByLabel('Select all orders of this page').check();
    await page.getByLabel('Set status to').selectOption('Delivered');
    await page.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`Already Delivered, skipped: ${first.number}.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Set' })).toBeHidden();
    await dialog.getByLabel('Include 2 orders with a collection still to come').check();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('The list of the agent in Tokyo');
    await dialog.getByRole('button', { name: 'Set 2 orders' }).click();
    await expect(page.getByText('1 changed, 1 refused')).toBeVisible();
    await expect(page.getByText(`${third.number}: Someone else changed this order`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Status of ${second.number}: Delivered` })).toBeVisible();
    await expect(page.getByText('1 order selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect(
      page.getByText('1 order set to Delivered · emails go out in 10 seconds').first(),
    ).toBeVisible();
    await withRefetch(page, () => page.getByRole('button', { name: 'Undo', exact: true }).last().click());
    await expect(
      page.getByText("1 order as before. We haven't emailed these customers.").first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `Status of ${second.number}: Processing` })).toBeVisible();
  });

  await test.step('cancelling can be left while the server is away; it tells of the goods and the sum first', async () => {
    const question = page.getByRole('alertdialog');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('PreviewCancel') ? route.abort() : route.fallback(),
    );
    await choose(page, first.number, 'Cancelled');
    await expect(question.getByRole('button', { name: 'Retry' })).toBeVisible();
    await question.getByRole('button', { name: 'Keep the order' }).click();
    await expect(question).toBeHidden();
    await page.unroute('**/graphql');
    await choose(page, first.number, 'Cancelled');
    await expect(question.getByText('The goods have already been delivered')).toBeVisible();
    await question.getByRole('button', { name: 'Keep the order' }).click();
    await choose(page, third.number, 'Cancelled');
    const sum = `£${third.total.toFixed(2)}`;
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Cancel and refund ${sum}` })
      .click();
    await expect(
      page.getByText(`${third.number} is cancelled; ${sum} is on its way back`).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: `Status of ${third.number}: Cancelled` })).toBeVisible();
  });

  await test.step('invoice and list come as files', async () => {
    const invoice = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download Invoice of ${second.number}` }).click();
    expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
    const list = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const rows = (await readFile(await (await list).path(), 'utf8')).trim().split(/\r?\n/);
    expect(rows).toHaveLength(4);
  });

  await test.step('details are one step away and back; what is set there the customer sees', async () => {
    await page.getByRole('link', { name: `View details of ${first.number}` }).click();
    const details = page.getByRole('dialog', { name: `Order ${first.number}` });
    await details.getByRole('button', { name: 'Add a tracking number' }).click();
    await details.getByLabel('New tracking number').fill('MSCU 1234567');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await details.getByLabel('New tracking number').press('Enter');
    await expect(home.getByText('MSCU 1234567').first()).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    answer();
    // Nothing is unsaved any more, so the closing that was asked about goes on.
    await expect(question).toBeHidden();
    await expect(page).not.toHaveURL(/order=/);
    await expect(page.getByRole('link', { name: `View details of ${first.number}` })).toBeFocused();
  });

  await test.step("the number leads to the customer's page, the row to that of staff", async () => {
    await page.getByRole('link', { name: first.number, exact: true }).click();
    await expect(page).toHaveURL(`/user/orders/${first.id}`);
    await page.goBack();
    await page.getByRole('row', { name: first.number }).getByText('Leeds').click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${first.id}`));
    await page.goBack();
  });

  await test.step('Enter in the search opens the only order that it finds', async () => {
    await page.getByLabel('Search').fill(second.number.toLowerCase());
    await page.getByLabel('Search').press('Enter');
    const details = page.getByRole('dialog', { name: `Order ${second.number}` });
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Search')).toBeFocused();
  });

  await test.step('on a tablet and a phone', async () => {
    await expectFitsWidth(page, [768, 390, 320]);
    await page.getByRole('checkbox', { name: `Select ${second.number}` }).check();
    await expectFitsWidth(page);
    await expectAccessible(page);
  });
  await atHome.close();
});

/** A page of the list as long as usual shows at least so many rows in the window. */
async function expectRowsInView(page: Page, count: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"AdminOrders"')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const { nodes, pageInfo } = answer.data.adminOrders;
    const rows = Array.from({ length: pageInfo.pageSize }, (_, no) => nodes[no % nodes.length]);
    answer.data.adminOrders.nodes = rows.map((row, no) => ({ ...row, id: `row-${no}` }));
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const inView = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(inView).toBeGreaterThanOrEqual(count);
  await page.unroute('**/graphql');
  await page.reload();
}

/** Chooses a status in an order's row. */
async function choose(page: Page, number: string, status: string): Promise<void> {
  await page.getByRole('button', { name: `Status of ${number}` }).click();
  await page.getByRole('menuitemradio', { name: status }).click();
}

/** From here on the list does not poll, as in a hidden tab: it shows the state before a colleague changes an order. */
function stopLooking(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }).title);
}

/** Makes a change and waits until the list is read again, so that it does not show what is changed after it. */
async function withRefetch(page: Page, change: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('"operationName":"AdminOrders"')),
  );
  await change();
  await response;
}
