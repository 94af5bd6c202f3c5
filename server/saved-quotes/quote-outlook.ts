import type { EntityManager } from '@mikro-orm/postgresql';
import { describeCharges, describeDelivery } from '../../rules/destination-guide.js';
import { inPounds } from '../email/letter/format.js';
import { DestinationGuideRecord } from '../settings/guides/guide.entity.js';
import { type StoreTerms, shownTransitOf } from '../settings/store-terms.js';
import type { SavedQuoteRecord } from './saved-quote.entity.js';

/** How long a quoted shipment takes, then what it costs with us and at the destination, as the page of the quote says it. */
export async function readOutlook(
  em: EntityManager,
  { destination, service, totalPence }: SavedQuoteRecord,
  terms: StoreTerms,
): Promise<string[]> {
  const guide = await em.findOneOrFail(DestinationGuideRecord, { destination });
  const transit = shownTransitOf(terms, destination, service);
  return [
    ...(transit ? [describeDelivery(transit)] : []),
    `You pay us ${inPounds(totalPence)}. ${describeCharges(guide.charges, inPounds)}`,
  ];
}
