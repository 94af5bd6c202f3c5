/** The stored cart and its shape: any other value in storage counts as none. */
import { isCalendarDate } from '../../../../rules/calendar-date';
import type { DayRange } from '../../../../rules/destination-guide';
import { DESTINATION_KEYS } from '../../../../rules/destinations';
import { PROMOTION_KINDS, type PromotionTerms } from '../../../../rules/prices/promotion';
import { SERVICE_LEVELS, WEIGHT_RANGES } from '../../../../rules/prices/quote';
import {
  arrayOf,
  isBoolean,
  isInteger,
  isString,
  nullable,
  objectOf,
  oneOf,
  optional,
  recordOf,
  type TypeGuard,
} from '../../../session/type-guards';
import type { CartChanges, LineUpdate } from '../cart-state';
import type { CartItem, ConfirmedCart, ConfirmedLine, NamedBox, Shipment } from '../cart-types';
import type { DestinationRate, ServiceOffer, ShipmentRates } from '../rates/shipment-rates';

/** The stored state of a cart, from which the visitor continues. */
export interface CartSnapshot {
  /** The user or guest whose cart it is; nobody else sees it. */
  owner: string;
  /** The tab that stored it, and sends the changes while it is open. */
  tab: string;
  confirmed: ConfirmedCart | null;
  changes: CartChanges;
  rates: ShipmentRates;
}

const isDestination = oneOf(DESTINATION_KEYS);
const isService = oneOf(SERVICE_LEVELS);
const isDay: TypeGuard<string> = (value): value is string => isString(value) && isCalendarDate(value);

const isItem = objectOf<CartItem>({
  ...{ key: isString, name: isString, size: isString, altText: isString },
  ...{ imageUrl: nullable(isString), categoryId: nullable(isString), productId: nullable(isString) },
  customBox: nullable(
    objectOf<NamedBox>({
      ...{ name: isString, widthCm: isInteger, heightCm: isInteger, depthCm: isInteger },
      weightRange: oneOf(WEIGHT_RANGES),
    }),
  ),
  unitVolumeCm3: isInteger,
});

const isOffer = objectOf<PromotionTerms>({
  ...{ id: isString, code: nullable(isString), name: isString, kind: oneOf(PROMOTION_KINDS) },
  ...{ value: isInteger, minimumPence: isInteger, isLimited: (value): value is boolean => value === false },
});

const isChanges = objectOf<CartChanges>({
  lines: recordOf(
    objectOf<LineUpdate>({
      item: isItem,
      quantity: isInteger,
      isClear: optional(isBoolean),
      seen: optional(
        objectOf<NonNullable<LineUpdate['seen']>>({ destination: isDestination, pence: nullable(isInteger) }),
      ),
    }),
  ),
  shipment: objectOf<Partial<Shipment>>({
    destination: optional(isDestination),
    service: optional(isService),
    fromCity: optional(isString),
    toCity: optional(isString),
    collectionDate: optional(nullable(isDay)),
  }),
});

const isRates = objectOf<ShipmentRates>({
  destinations: recordOf(
    objectOf<DestinationRate>({
      ...{ minimumPence: isInteger, perCubicMetrePence: isInteger },
      ...{ handlingPence: isInteger, heavySurchargePence: isInteger },
      transit: optional(recordOf(objectOf<DayRange>({ fromDays: isInteger, toDays: isInteger }))),
    }),
  ),
  services: arrayOf(
    objectOf<ServiceOffer>({ level: isService, name: isString, description: isString, pence: isInteger }),
  ),
  sameDayCutOffHour: isInteger,
  areaCutOffs: optional(isString),
});

export const isCartSnapshot = objectOf<CartSnapshot>({
  owner: isString,
  tab: isString,
  confirmed: nullable(
    objectOf<ConfirmedCart>({
      ...{ destination: isDestination, service: isService, fromCity: isString, toCity: isString },
      collectionDate: nullable(isDay),
      ...{ promotionCode: optional(nullable(isString)), promotionProblem: optional(nullable(isString)) },
      offers: optional(arrayOf(isOffer)),
      lines: arrayOf(
        objectOf<ConfirmedLine>({ item: isItem, quantity: isInteger, unitPence: nullable(isInteger) }),
      ),
    }),
  ),
  changes: isChanges,
  rates: isRates,
});
