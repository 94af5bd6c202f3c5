import type { Deps } from '../../../platform/service/service.js';
import { inPounds } from '../../../platform/values/format.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { readReview } from './payment-issue.store.js';
import { issueAdvice, issueSentences } from './payment-issues.js';

/** The company's email about a payment that staff have to check. Null when the issue is resolved. */
export async function renderPaymentIssue(
  { database, env }: Deps<'database' | 'env'>,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const payment = await readReview(database.orm.em.fork(), String(data.paymentIntent));
  if (!payment || payment.resolvedAt) return null;
  const { issues, amountPence, orderNumber, paymentIntent } = payment;
  return renderLetter({
    subject: orderNumber
      ? `A payment of order ${orderNumber} needs you`
      : 'A payment without an order needs you',
    greeting: 'Hello,',
    paragraphs: [...issueSentences(issues), ...issueAdvice(issues)],
    rows: [
      ...(amountPence === null ? [] : [['Amount', inPounds(amountPence)] as const]),
      ['Payment', paymentIntent],
    ],
    link: { label: 'Open the payment issues', url: `${env.publicUrl}/admin/reviews` },
    from: env.storeName,
    why: "You're receiving this because this is the company's address.",
  });
}
