import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CARDS, confirmAtSandbox } from '../test/card-form.js';
import { DOORS } from '../test/clients.js';
import { newEmail, PASSWORD, standardBox } from '../test/factories.js';
import { type MailServer, startMailServer } from '../test/mail-server.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

let mail: MailServer;
let app: TestApp;
let withoutMail: TestApp;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ env: { smtpUrl: mail.url, mailFrom: 'Harbourline <hello@example.com>' } });
  withoutMail = await startTestApp();
});

afterAll(async () => {
  await app.stop();
  await withoutMail.stop();
  mail.close();
});

test('a mail server that refuses for now gets the message when it is back, once, with what was bought', async () => {
  mail.isRefusing = true;
  const order = await buy(app, 'Ann Archer');
  await until(app, order.id, 'failed');
  expect(mail.messages).toHaveLength(0);

  mail.isRefusing = false;
  await until(app, order.id, 'sent');
  expect(mail.messages).toHaveLength(1);
  const message = mail.messages[0]!.replaceAll('=\r\n', '');
  expect(message).toContain(order.number);
  expect(message).toContain('5 x Standard Box');
  expect(message).toMatch(/Message-ID: <[0-9a-f-]{36}@/);
}, 40_000);

test('without a mail server the message is kept where staff can read it', async () => {
  const order = await buy(withoutMail, 'Ann Archer');
  const row = await until(withoutMail, order.id, 'kept');
  expect(row.subject).toBe(`Your shipment to Australia is booked (${order.number})`);
  expect(row.body_text).toContain('Total paid: £332.50');
  expect(row.body_text).toContain('Bookings are fully refundable until 24 hours before the collection date.');
  expect(row.body_html).toContain(`/user/orders/${order.id}`);
}, 40_000);

interface MessageRow {
  readonly status: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

async function until({ parts }: TestApp, orderId: string, status: string): Promise<MessageRow> {
  for (;;) {
    const { rows } = await parts.database.pool.query<MessageRow>(
      'select * from email_messages where order_id = $1',
      [orderId],
    );
    if (rows[0]?.status === status) return rows[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function buy(shopApp: TestApp, name: string) {
  const shop = DOORS[0]![1](shopApp);
  await shop.register({ name, email: newEmail(), password: PASSWORD });
  const box = await standardBox(shop);
  await shop.addToCart({ productId: box.id, quantity: 5, destination: 'australia' });
  const checkout = await shop.checkout({ expectedPence: 33_250 });
  const intent = await shop.createPaymentIntent(checkout.id);
  await confirmAtSandbox(shopApp, intent, CARDS.good);
  return shop.finalize(checkout.id);
}
