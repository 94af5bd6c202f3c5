import type { DayRange } from '../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../rules/destinations.js';
import type { PromotionTerms } from '../../rules/prices/promotion.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import { column } from '../db/column.js';
import type { Address } from '../shared/address.js';
import type { PlacedAddress } from '../shared/placed-address.js';

type PenceKey = Extract<keyof FrozenQuote, `${string}Pence`>;

/** An amount of the frozen shipment of a row, in SQL. */
export const frozenPence = (key: PenceKey, row = '') => `(${row && `${row}.`}shipment->>'${key}')::int`;

const REQUIRED: readonly (keyof FrozenQuote)[] = [
  ...(['service', 'serviceName', 'fromCity', 'toCity', 'minimumPence', 'itemCount', 'volumeCm3'] as const),
];

/** The check of a column `shipment`: nothing is missing, and the amounts add up. */
export const FROZEN_CHECK = `(${frozenPence('totalPence')} = ${frozenPence('itemsPence')} + ${frozenPence('minimumTopUpPence')}
    - ${frozenPence('promotionPence')} + ${frozenPence('servicePence')} and ${frozenPence('promotionPence')} >= 0
  and shipment->>'currency' = 'gbp' and shipment->>'destination' in (${DESTINATION_KEYS.map((key) => `'${key}'`).join(', ')})
  and jsonb_exists_all(jsonb_strip_nulls(shipment), '{${REQUIRED.join(',')}}')) is true`;

/** The check that frozen amounts add up, in SQL; charges of staff come later, to an order alone. */
export const FROZEN_SUM =
  'total_pence = items_pence + minimum_top_up_pence - promotion_pence + service_pence';

/** What a saved quote, a checkout and an order freeze alike: where to, how, for how much. Money is pence. */
export abstract class FrozenQuote {
  @column.destination() destination: DestinationKey;
  @column.text() service: ServiceLevel;
  @column.text() serviceName: string;
  @column.text() fromCity: string;
  @column.text() toCity: string;
  @column.int() itemsPence: number;
  @column.int() minimumPence: number;
  @column.int() minimumTopUpPence: number;
  @column.int() servicePence: number;
  /** The promotion that holds, with its terms of then; null without one. */
  @column.json({ nullable: true }) promotion: PromotionTerms | null;
  /** Taken off by it. */
  @column.int({ default: 0, check: 'promotion_pence >= 0' }) promotionPence: number;
  @column.int() totalPence: number;
  @column.text({ default: 'gbp' }) currency: string;
  @column.int() itemCount: number;
  @column.bigint() volumeCm3: number;
}

/** What a checkout freezes and its order takes over unchanged: the quote, and where and when exactly. */
export abstract class FrozenShipment extends FrozenQuote {
  @column.day({ nullable: true }) collectionDate: string | null;
  /** How long it takes from collection to delivery, as promised on the day; null where it was not known. */
  @column.json({ nullable: true }) transit: DayRange | null;
  @column.json() collectionAddress: PlacedAddress;
  @column.json() deliveryAddress: PlacedAddress;
  @column.json() billingAddress: Address;
}

/** The frozen quote of a row that has it in columns. */
export function frozenQuoteOf({ volumeCm3, ...quote }: FrozenQuote): FrozenQuote {
  const { destination, service, serviceName, fromCity, toCity, itemCount, currency } = quote;
  const { itemsPence, minimumPence, minimumTopUpPence, servicePence, totalPence } = quote;
  const { promotion, promotionPence } = quote;
  return {
    ...{
      destination,
      service,
      serviceName,
      fromCity,
      toCity,
      itemCount,
      currency,
      promotion,
      promotionPence,
    },
    ...{
      itemsPence,
      minimumPence,
      minimumTopUpPence,
      servicePence,
      totalPence,
      volumeCm3: Number(volumeCm3),
    },
  };
}
