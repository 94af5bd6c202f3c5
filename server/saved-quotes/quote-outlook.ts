import type { EntityManager } from '@mikro-orm/postgresql';
import { describeCharges, describeDelivery } from '../../rules/destination-guide.js';
import { inPounds } from '../email/letter/format.js';
import { quoteCondition } from '../promotions/promotion-texts.js';
import { DestinationGuideRecord } from '../settings/guides/guide.entity.js';
import { type StoreTerms, shownTransitOf } from '../settings/store-terms.js';
import type { SavedQuoteRecord } from './saved-quote.entity.js';

/** How long a quoted shipment takes, what it costs with us and at the destination, and on which condition, as the page of the quote says it. */
export async function readOutlook(
  em: EntityManager,
  { destination, service, totalPence, promotion }: SavedQuoteRecord,
  terms: StoreTerms,
): Promise<string[]> {
  const guide = await em.findOneOrFail(DestinationGuideRecord, { destination });
  const transit = shownTransitOf(terms, destination, service);
  const condition = quoteCondition(promotion);
  return [
    ...(transit ? [describeDelivery(transit)] : []),
    `You pay us ${inPounds(totalPence)}. ${describeCharges(guide.charges, inPounds)}`,
    ...(condition ? [condition] : []),
  ];
}
