import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { isUuid } from '../../shared/uuid.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import type { PaymentIssue } from './payment-issues.js';

/**
 * Stores an issue of a payment for staff, and logs it. An issue that staff have closed opens again only if it has happened
 * anew (`isNews`); finding it again changes nothing.
 */
export async function raiseIssue(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'log' | 'now'>,
  intent: { readonly id: string; readonly checkoutId: string | null },
  { kind, data }: PaymentIssue,
  { isNews = false } = {},
): Promise<void> {
  const checkoutId = isUuid(intent.checkoutId) ? intent.checkoutId : null;
  const raised = await query(
    tx,
    `insert into payment_issues as i (id, payment_intent, checkout_id, kind, data, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)
      on conflict (payment_intent, kind, data) do update set resolved_at = null, resolution_id = null, raised = i.raised + 1
        where $7 and i.resolved_at is not null
      returning id`,
    [randomUUID(), intent.id, checkoutId, kind, JSON.stringify(data), deps.now(), isNews],
  );
  if (raised.length === 0) return;
  deps.log.error(
    { event: 'payment_issue.raised', paymentIntent: intent.id, checkoutId, kind, data },
    'payment needs a person',
  );
}
