import type { Deps } from '../../../platform/service/service.js';
import type { EmailMessage } from '../../email/email.entity.js';
import { renderLetter } from '../../email/letter/letter.js';
import type { RenderedEmail } from '../../email/send-email.js';
import { type OffReason, WebhookEndpoint } from './webhook.entity.js';
import { FAILING_DAYS } from './webhook-queue.store.js';

const WHY: Readonly<Record<OffReason, string>> = {
  failing: `Every delivery to it failed for ${FAILING_DAYS} days.`,
  gone: 'Its receiver answered that it is gone for good (410).',
};

/** The company's email about a webhook that was switched off. Null when it is on again or deleted. */
export async function renderWebhookOff(
  { database, env }: Deps<'database' | 'env'>,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const endpoint = await database.orm.em.fork().findOne(WebhookEndpoint, { id: String(data.endpointId) });
  if (!endpoint?.offReason || endpoint.isEnabled) return null;
  return renderLetter({
    subject: 'A webhook was switched off',
    greeting: 'Hello,',
    paragraphs: [
      `We no longer send to ${endpoint.url}. ${WHY[endpoint.offReason]}`,
      'Deliveries that are waiting are kept for 30 days, and are sent once you switch it on again. Facts that happen in the meantime are not sent.',
    ],
    link: { label: 'Open the integrations', url: `${env.publicUrl}/admin/integrations` },
    from: env.storeName,
    why: "You're receiving this because this is the company's address.",
  });
}
