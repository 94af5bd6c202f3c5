import type { DayRange } from '../../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import type { Quote, ServiceLevel } from '../../../rules/prices/quote.js';
import type { Address } from '../../platform/values/address.js';
import type { PlacedAddress } from '../../platform/values/placed-address.js';

/** A saved quote, a request, a checkout and an order freeze it alike: where to, how, for how much. Money is pence. */
export interface FrozenQuote extends Omit<Quote, 'freeAllowancePence'> {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly serviceName: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly currency: string;
}

/** A checkout freezes it, and its order takes it over: the quote, and where and when exactly. */
export interface FrozenShipment extends FrozenQuote {
  /** YYYY-MM-DD; null while it is to be agreed. */
  readonly collectionDate: string | null;
  /** How long it takes from collection to delivery, as promised on the day; null where it was not known. */
  readonly transit: DayRange | null;
  readonly collectionAddress: PlacedAddress;
  readonly deliveryAddress: PlacedAddress;
  readonly billingAddress: Address;
}

/** An amount of the column `shipment`, in SQL. */
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
