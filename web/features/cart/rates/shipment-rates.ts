import type { Transit } from '../../../../rules/destination-guide';
import type { DestinationKey } from '../../../../rules/destinations';
import type { CustomBoxRate, ServiceLevel } from '../../../../rules/prices/quote';
import { fromGraphqlEnum } from '../../../data/enums';
import type { Shop } from '../../../data/page/page-data';
import type { DestinationKey as ApiDestination } from '../../../data/schema.generated';

export interface DestinationRate extends CustomBoxRate {
  readonly minimumPence: number;
  /** By service, where it is known; absent in rates that an older release stored. */
  readonly transit?: Readonly<Partial<Record<ServiceLevel, Transit>>>;
}

export interface ServiceOffer {
  readonly level: ServiceLevel;
  readonly name: string;
  readonly description: string;
  readonly pence: number;
}

/** The store's charges besides product prices. Stored with the cart, so totals hold while the server is unreachable. */
export interface ShipmentRates {
  readonly destinations: Partial<Record<DestinationKey, DestinationRate>>;
  readonly services: readonly ServiceOffer[];
  /** Hour of UK time until which a same-day collection can be booked. */
  readonly sameDayCutOffHour: number;
  /** Postcode areas with another hour; absent in rates that an older release stored. */
  readonly areaCutOffs?: string;
}

/** The rates before the server's first answer: none known, nothing added. */
export const NO_RATES: ShipmentRates = { destinations: {}, services: [], sameDayCutOffHour: 0 };

/** The store's rates by destination, in pence. */
export function toShipmentRates(
  store: Pick<Shop, 'destinationRates' | 'services' | 'sameDayCutOffHour' | 'areaCutOffs' | 'transitTimes'>,
): ShipmentRates {
  const rates = store.destinationRates.map((rate): [DestinationKey, DestinationRate] => [
    fromGraphqlEnum(rate.destination),
    {
      minimumPence: rate.minimumCharge.minorUnits,
      perCubicMetrePence: rate.perCubicMetre.minorUnits,
      handlingPence: rate.handling.minorUnits,
      heavySurchargePence: rate.heavySurcharge.minorUnits,
      transit: transitTo(rate.destination, store.transitTimes),
    },
  ]);
  return {
    destinations: Object.fromEntries(rates),
    services: store.services.map(({ level, name, description, surcharge }) => ({
      level: fromGraphqlEnum(level),
      name,
      description,
      pence: surcharge.minorUnits,
    })),
    sameDayCutOffHour: store.sameDayCutOffHour,
    areaCutOffs: store.areaCutOffs,
  };
}

function transitTo(place: ApiDestination, times: Shop['transitTimes']): DestinationRate['transit'] {
  const own = times.filter(({ destination }) => destination === place);
  return Object.fromEntries(
    own.map(({ service, fromDays, toDays, deliveries }) => [
      fromGraphqlEnum(service),
      { fromDays, toDays, deliveries },
    ]),
  );
}
