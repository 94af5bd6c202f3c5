import type { DayRange } from '../../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import type { Quote, ServiceLevel } from '../../../rules/prices/quote.js';
import type { Address } from '../../platform/values/address.js';
import type { PlacedAddress } from '../../platform/values/placed-address.js';

/** Frozen alike by a saved quote, a request, a checkout and an order: destination, service and price in pence. */
export interface FrozenQuote extends Omit<Quote, 'freeAllowancePence'> {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly serviceName: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly currency: string;
}

/** The quote of a checkout and its order, with the exact places and day. */
export interface FrozenShipment extends FrozenQuote {
  /** YYYY-MM-DD; null while it is to be agreed. */
  readonly collectionDate: string | null;
  /** Days from collection to delivery, as promised at the time; null where unknown. */
  readonly transit: DayRange | null;
  readonly collectionAddress: PlacedAddress;
  readonly deliveryAddress: PlacedAddress;
  readonly billingAddress: Address;
}

/** SQL for an amount of the column `shipment`. */
export const frozenPence = (key: Extract<keyof FrozenQuote, `${string}Pence`>) =>
  `(shipment->>'${key}')::int`;

const REQUIRED: readonly (keyof FrozenQuote)[] = [
  ...(['service', 'serviceName', 'fromCity', 'toCity', 'minimumPence', 'itemCount', 'volumeCm3'] as const),
];

/** The check of a column `shipment`: nothing is missing, and the amounts add up. */
export const FROZEN_CHECK = `(${frozenPence('totalPence')} = ${frozenPence('itemsPence')} + ${frozenPence('minimumTopUpPence')}
    - ${frozenPence('promotionPence')} + ${frozenPence('servicePence')} and ${frozenPence('promotionPence')} >= 0
  and shipment->>'currency' = 'gbp' and shipment->>'destination' in (${DESTINATION_KEYS.map((key) => `'${key}'`).join(', ')})
  and jsonb_exists_all(jsonb_strip_nulls(shipment), '{${REQUIRED.join(',')}}')) is true`;
