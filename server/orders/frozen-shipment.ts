import { Property } from '@mikro-orm/decorators/legacy';
import type { DayRange } from '../../rules/destination-guide.js';
import type { DestinationKey } from '../../rules/destinations.js';
import type { PromotionTerms } from '../../rules/prices/promotion.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import type { Address } from '../shared/address.js';
import type { PlacedAddress } from '../shared/placed-address.js';

/** What a saved quote, a checkout and an order freeze alike: where to, how, for how much. Money is pence. */
export abstract class FrozenQuote {
  @Property({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'text' })
  service: ServiceLevel;

  @Property({ type: 'text' })
  serviceName: string;

  @Property({ type: 'text' })
  fromCity: string;

  @Property({ type: 'text' })
  toCity: string;

  @Property({ type: 'integer' })
  itemsPence: number;

  @Property({ type: 'integer' })
  minimumPence: number;

  @Property({ type: 'integer' })
  minimumTopUpPence: number;

  @Property({ type: 'integer' })
  servicePence: number;

  /** The promotion that holds, with its terms of then; null without one. */
  @Property({ type: 'json', nullable: true })
  promotion: PromotionTerms | null;

  /** Taken off by it. */
  @Property({ type: 'integer', default: 0 })
  promotionPence: number;

  @Property({ type: 'integer' })
  totalPence: number;

  @Property({ type: 'text', default: 'gbp' })
  currency: string;

  @Property({ type: 'integer' })
  itemCount: number;

  @Property({ type: 'bigint' })
  volumeCm3: number;
}

/** What a checkout freezes and its order takes over unchanged: the quote, and where and when exactly. */
export abstract class FrozenShipment extends FrozenQuote {
  @Property({ type: 'date', nullable: true })
  collectionDate: string | null;

  /** How long it takes from collection to delivery, as promised on the day; null where it was not known. */
  @Property({ type: 'json', nullable: true })
  transit: DayRange | null;

  @Property({ type: 'json' })
  collectionAddress: PlacedAddress;

  @Property({ type: 'json' })
  deliveryAddress: PlacedAddress;

  @Property({ type: 'json' })
  billingAddress: Address;
}

/** Only what is frozen, out of anything that has it. */
export function frozenPartsOf(shipment: FrozenShipment): FrozenShipment {
  const { destination, service, serviceName, fromCity, toCity, collectionDate, transit } = shipment;
  const { itemsPence, minimumPence, minimumTopUpPence, servicePence, totalPence, currency } = shipment;
  const { promotion, promotionPence } = shipment;
  const { itemCount, volumeCm3, collectionAddress, deliveryAddress, billingAddress } = shipment;
  return {
    ...{ destination, service, serviceName, fromCity, toCity, collectionDate, transit },
    ...{ itemsPence, minimumPence, minimumTopUpPence, servicePence, totalPence, currency },
    ...{ promotion, promotionPence },
    ...{ itemCount, volumeCm3, collectionAddress, deliveryAddress, billingAddress },
  };
}
