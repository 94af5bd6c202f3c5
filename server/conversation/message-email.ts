import type { Pool } from 'pg';
import type { EmailMessage } from '../email/email.entity.js';
import { renderLetter } from '../email/letter/letter.js';
import { quotedText } from '../email/letter/typed-text.js';
import type { RenderedEmail } from '../email/send-email.js';
import { readReader, whyWords } from '../orders/emails/letter-reader.js';
import { greetingOf, plainName } from '../users/greeting.js';

interface MessageEmailParts {
  readonly database: { readonly pool: Pool };
  readonly env: { readonly storeName: string; readonly publicUrl: string };
}

interface CopiedRow {
  readonly body: string;
  readonly number: string;
  readonly customer: string;
  readonly userId: string;
}

/**
 * What one side has not read and was not sent before. Which messages those were is stored, so that a repeat of the same
 * e-mail holds the same. Null when everything was read meanwhile.
 */
export async function renderMessageCopy(
  { database, env }: MessageEmailParts,
  { id, againOf, orderId, recipient, data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const isForCustomer = data.to === 'customer';
  const { rows } = await database.pool.query<CopiedRow>(
    `with copied as (
       update messages set copied_in = $1
         where order_id = $2 and from_staff = $3 and (copied_in = $1 or (copied_in is null and read_at is null))
         returning order_id, body, created_at, id)
     select c.body, o.number, o.customer->>'name' as customer, o.user_id as "userId" from copied c join orders o on o.id = c.order_id
       where o.deleted_at is null order by c.created_at, c.id`,
    [againOf ?? id, orderId, isForCustomer],
  );
  const [first] = rows;
  if (!first) return null;
  const what = rows.length === 1 ? 'a message' : `${rows.length} messages`;
  const one = rows.length === 1 ? 'New message' : 'New messages';
  const link = { words: 'Read and answer', url: `${env.publicUrl}/user/orders/${orderId}#messages` };
  const { storeName } = env;
  if (isForCustomer) {
    const reader = await readReader(database.pool, { recipient, userId: first.userId });
    return renderLetter({
      subject: `${one} about your order ${first.number}`,
      greeting: greetingOf(first.customer),
      paragraphs: [
        `You have ${what} from ${storeName} about order ${first.number}:`,
        ...rows.map(({ body }) => body),
      ],
      link,
      closing: ['Please answer on the page of your order; answers to this e-mail may not reach us.'],
      from: storeName,
      why: whyWords(reader, `order ${first.number}`, storeName),
    });
  }
  const writer = plainName(first.customer);
  return renderLetter({
    subject: writer ? `${one} from ${writer} (${first.number})` : `${one} about order ${first.number}`,
    greeting: 'Hello,',
    paragraphs: [
      `${writer ?? 'The customer'} has written ${what} about order ${first.number}:`,
      ...rows.map(({ body }) => quotedText(body)),
    ],
    link,
    from: storeName,
  });
}
