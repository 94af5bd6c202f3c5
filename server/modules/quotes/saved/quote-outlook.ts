import type { EntityManager } from '@mikro-orm/postgresql';
import { describeDelivery } from '../../../../rules/destination-guide.js';
import { destinationName } from '../../../../rules/destinations.js';
import { describeCharges, possibleCharges } from '../../../../rules/guides/destination-charges.js';
import { NO_COVER } from '../../../../rules/orders/no-cover.js';
import { inPounds } from '../../../platform/values/format.js';
import { DestinationGuide } from '../../settings/guides/guide.entity.js';
import { type StoreTerms, shownTransitOf } from '../../settings/store-terms.js';
import type { SavedQuote } from './saved-quote.entity.js';

/** Transit time, charges with us and at the destination, and the condition of a quote, as its page shows them. */
export async function readOutlook(
  em: EntityManager,
  { shipment, lines, condition }: SavedQuote,
  terms: StoreTerms,
): Promise<string[]> {
  const { destination, service, totalPence, volumeCm3 } = shipment;
  const guide = await em.findOneOrFail(DestinationGuide, { destination });
  const transit = shownTransitOf(terms, destination, service);
  const names = lines.map(({ name }) => name);
  const charges = possibleCharges(guide.charges, guide.goods, { names, volumeCm3 });
  const due = describeCharges(charges, destinationName(destination), inPounds);
  return [
    ...(transit ? [describeDelivery(transit)] : []),
    `You pay us ${inPounds(totalPence)}. ${due}`,
    `${NO_COVER.title}. ${NO_COVER.advice}`,
    ...(condition ? [condition] : []),
  ];
}
