import {
  expect,
  expectAccessible,
  expectFitsNarrow,
  newCustomer,
  placeOrder,
  signInAs,
  staff,
  test,
} from '../journey';
import { inDatabase, linkTo } from '../stored-mail';

test.use({ expectedLogs: /status of 409/ });

test('staff read what was written to a customer, send it again, and close it', async ({ page, request }) => {
  const [admin, { user }] = await Promise.all([staff(request), newCustomer(request)]);
  await linkTo(user.email, 'welcome');
  await inDatabase((client) =>
    client.query(
      `update email_messages set status = 'failed', last_error = '550 5.1.1 no such user' where recipient = $1`,
      [user.email],
    ),
  );
  await signInAs(page, admin);
  await page.goto('/admin/mailbox?status=FAILED');
  await page.getByLabel('Search').fill(user.email);
  await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();
  await expect(page.getByRole('cell', { name: '550 5.1.1 no such user' })).toBeVisible();
  await expectAccessible(page);
  await expectFitsNarrow(page);

  await test.step('a message is read as its reader sees it, styles and all, and nothing in it can run', async () => {
    await page.getByRole('link', { name: /^Welcome to/ }).click();
    await expect(page).toHaveURL(/message=[0-9a-f-]{36}/);
    const letter = page.frameLocator('iframe[title^="Message: Welcome"]');
    await expect(letter.getByRole('heading', { name: /^Welcome to/ })).toHaveCSS('font-weight', '700');
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Confirm that this is your email address.');
    await expectAccessible(page);
  });

  await test.step('it goes out again, with a new secret', async () => {
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(`Sending to ${user.email}`).first()).toBeVisible();
    expect(await linkTo(user.email, 'welcome')).toContain('/verify-email#');
  });

  await test.step('one that is no longer wanted is closed', async () => {
    await page.goto(`/admin/mailbox?search=${user.email}`);
    await page.getByRole('link', { name: /^Welcome to/ }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(page.getByText("Message dismissed. We won't send it.").first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('row', { name: /Welcome to/ }).getByText('Dismissed')).toBeVisible();
  });
});

test('the to-do list leads to where each thing is done', async ({ page, request }) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request)]);
  const [order, another] = [await placeOrder(request, customer), await placeOrder(request, customer)];
  const payment = await takePaymentOff(another.id);
  await inDatabase(async (client) => {
    await client.query(
      `update orders set shipment = shipment || '{"collectionDate": null}', created_at = '2020-01-01' where id = $1`,
      [order.id],
    );
    await client.query(
      `insert into payment_issues (id, payment_intent, kind, data, created_at)
        values (gen_random_uuid(), $1, 'amount_differs', '{"receivedPence": 12000, "expectedPence": 33250}', '2020-01-01')`,
      [payment],
    );
    await client.query(
      `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, failed_at, next_check_at, created_at)
        values (gen_random_uuid(), $1, 'stray', 12000, 'failed', 're_' || $1, '2020-01-02', '2100-01-01', '2020-01-02')`,
      [payment],
    );
  });
  await signInAs(page, admin);
  await page.goto('/admin');

  await test.step('a collection date is agreed', async () => {
    await page.getByRole('button', { name: `Set date ${order.number}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Set collection date' }).click();
    await expect(dialog.getByText(/Choose a day from/)).toBeVisible();
    await dialog.getByLabel('Collection date').fill(dayIn(20));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Set collection date' }).click();
    await expect(page.getByText(/We're emailing the customer/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Set date ${order.number}` })).toHaveCount(0);
  });

  await test.step('a payment is looked into and resolved with a note', async () => {
    await page.getByRole('link', { name: 'Payment without an order' }).first().click();
    await expect(page.getByRole('heading', { name: 'Payments to review' })).toBeFocused();
    const card = page.getByRole('article').filter({ hasText: payment });
    await expect(card.getByText('We received £120.00 instead of £332.50.')).toBeVisible();
    await expectAccessible(page);
    await expectFitsNarrow(page);
    const dialog = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Record as sent' }).click();
    await dialog.getByLabel('By hand at the card provider').check();
    await dialog.getByLabel('Note').fill('Transfer FT-120');
    await dialog.getByRole('button', { name: 'Record £120.00 as sent' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('By bank transfer').check();
    await dialog.getByRole('button', { name: 'Record £120.00 as sent' }).click();
    await expect(card.getByText('£120.00: Sent by bank transfer')).toBeVisible();
    await card.getByRole('button', { name: 'Resolve' }).click();
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await expect(dialog.getByLabel('What you found and did')).toBeFocused();
    await dialog.getByLabel('What you found and did').fill('Refunded at the provider');
    await inDatabase((client) =>
      client.query(
        `insert into payment_issues (id, payment_intent, kind, data, created_at)
          values (gen_random_uuid(), $1, 'disputed', '{"stage": "created"}', now())`,
        [payment],
      ),
    );
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await expect(dialog.getByText("The customer's bank disputes the charge.")).toBeVisible();
    await expect(dialog.getByLabel('What you found and did')).toHaveValue('Refunded at the provider');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('link', { name: 'Resolved' }).click();
    await expect(card.getByText('Refunded at the provider')).toBeVisible();
  });
});

/** A payment at the provider whose order is gone. */
function takePaymentOff(orderId: string): Promise<string> {
  return inDatabase(async (client) => {
    const { rows } = await client.query<{ payment: string }>(
      `update order_payments p set payment_intent = p.payment_intent || '-gone' from order_payments before
        where before.order_id = $1 and p.payment_intent = before.payment_intent
        returning before.payment_intent as payment`,
      [orderId],
    );
    return rows[0]!.payment;
  });
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
