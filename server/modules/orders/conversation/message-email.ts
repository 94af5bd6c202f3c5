import type { Deps } from '../../../platform/service/service.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import { quotedText } from '../../email/letter/typed-text.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { filesLine } from '../../files/files-line.js';
import { greetingOf, plainName } from '../../users/greeting.js';
import { explainReceipt, readReader } from '../../users/letter-reader.js';
import { takeCopied } from './conversation.store.js';

/**
 * The email with the messages that one side has not read and no email held before. The messages are stored with the
 * email, so a repeat holds the same ones. Null when everything was read before it was sent.
 */
export async function renderMessageCopy(
  { database, env }: Deps<'database' | 'env'>,
  { id, againOf, orderId, recipient, data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const isForCustomer = data.to === 'customer';
  const rows = await takeCopied(database.pool, { emailId: againOf ?? id, orderId, isForCustomer });
  const [first] = rows;
  if (!first) return null;
  const what = rows.length === 1 ? 'a message' : `${rows.length} messages`;
  const one = rows.length === 1 ? 'New message' : 'New messages';
  const link = { label: 'Read and reply', url: `${env.publicUrl}/user/orders/${orderId}#messages` };
  const { storeName } = env;
  if (isForCustomer) {
    const reader = await readReader(database.pool, { recipient, userId: first.userId });
    return renderLetter({
      subject: `${one} about your order ${first.number}`,
      greeting: greetingOf(first.customer),
      paragraphs: [
        `You have ${what} from ${storeName} about order ${first.number}:`,
        ...rows.flatMap(({ body, files }) => [body, ...filesLine(files)]),
      ],
      link,
      closing: ['Reply on your order page: replies to this email may not reach us.'],
      from: storeName,
      why: explainReceipt(reader, `order ${first.number}`, storeName),
    });
  }
  const writer = plainName(first.customer);
  return renderLetter({
    subject: writer ? `${one} from ${writer} (${first.number})` : `${one} about order ${first.number}`,
    greeting: 'Hello,',
    paragraphs: [
      `${writer ?? 'The customer'} has written ${what} about order ${first.number}:`,
      ...rows.flatMap(({ body, files }) => [quotedText(body), ...filesLine(files)]),
    ],
    link,
    from: storeName,
  });
}
