import { expect, expectAccessible, expectFitsWidth, test } from './journey';
import { newCustomer, placeOrder, signInAs, staff } from './shop-api';

test.use({ expectedLogs: /Failed to load resource|net::ERR/ });

test('a customer and the shop write to each other on an order, and nothing typed is lost', async ({
  page,
  request,
  browser,
}) => {
  const [customer, admin] = await Promise.all([newCustomer(request), staff(request)]);
  const order = await placeOrder(request, customer);
  await signInAs(page, customer);
  await page.goto(`/user/orders/${order.id}`);
  const panel = page.getByRole('region', { name: 'Messages' });
  const log = page.getByRole('log');

  await test.step('Contact Support leads to the messages', async () => {
    await page.getByRole('link', { name: 'Contact Support', exact: true }).click();
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('No messages yet. Ask us anything about this order.');
    await panel.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByText('Write a message')).toBeVisible();
    await expect(panel.getByLabel('Your message')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('what cannot be sent is kept, also over a reload, and arrives once', async () => {
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
    );
    await panel.getByLabel('Your message').fill('Is there a lift at my new home?');
    await panel.getByLabel('Your message').press('Control+Enter');
    await expect(log).toContainText('Not sent.');
    await panel.getByLabel('Your message').fill('And another thing');
    await page.reload();
    await expect(log).toContainText('Is there a lift at my new home?');
    await expect(panel.getByLabel('Your message')).toHaveValue('And another thing');
    await page.unroute('**/graphql');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(log).not.toContainText('Not sent.');
    await expect(log.getByText('Is there a lift at my new home?')).toHaveCount(1);
  });

  await test.step('staff read it on the same page and answer; the answer appears by itself', async () => {
    const office = await browser.newContext();
    const details = await office.newPage();
    await signInAs(details, admin);
    await details.goto(`/user/orders/${order.id}#messages`);
    await expect(details.getByRole('log')).toContainText('Is there a lift at my new home?');
    await expect(details.getByRole('button', { name: 'No answer needed' })).toBeVisible();
    await details.getByLabel('Your message').fill('No, but we carry.\nNo charge for that.');
    await details.getByRole('button', { name: 'Saved answers' }).click();
    await details.getByLabel('Title').fill('Lift');
    await details.getByRole('button', { name: 'Save answer' }).click();
    await expect(details.getByRole('button', { name: 'Insert Lift' })).toBeVisible();
    await expectAccessible(details);
    await details.keyboard.press('Escape');
    await details.getByLabel('Your message').fill('');
    await details.getByRole('button', { name: 'Saved answers' }).click();
    await details.getByRole('button', { name: 'Insert Lift' }).click();
    await expect(details.getByLabel('Your message')).toHaveValue('No, but we carry.\nNo charge for that.');
    await details.getByRole('button', { name: 'Send to the customer' }).click();
    await expect(log).toContainText('No, but we carry.');
    await expect(log).toContainText('Harbourline');
    await expect(log.getByText('No, but we carry.')).toHaveCount(1);
    await expect(log.getByText('New', { exact: true })).toBeVisible();
    await expect(details.getByRole('log')).toContainText('Seen');
    await expectAccessible(details);
    await office.close();
  });

  await test.step('it is the same for a screen reader and on a small screen', async () => {
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFitsWidth(page);
  });
});
