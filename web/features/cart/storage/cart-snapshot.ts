/** The stored cart and its shape: any other value in storage counts as none. */
import { isCalendarDate } from '../../../../rules/calendar-date';
import type { DayRange } from '../../../../rules/destination-guide';
import { DESTINATION_KEYS } from '../../../../rules/destinations';
import { PROMOTION_KINDS, type PromotionTerms } from '../../../../rules/prices/promotion';
import { SERVICE_LEVELS, WEIGHT_RANGES } from '../../../../rules/prices/quote';
import {
  type Check,
  isFlag,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
  recordOf,
  shape,
} from '../../../session/shape';
import type { CartItem, ConfirmedCart, ConfirmedLine, NamedBox, Shipment } from '../cart-types';
import type { DestinationRate, ServiceOffer, ShipmentRates } from '../rates/shipment-rates';
import type { CartChanges, LineUpdate } from '../sync/cart-changes';

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
const isDay: Check<string> = (value): value is string => isText(value) && isCalendarDate(value);

const isItem = shape<CartItem>({
  ...{ key: isText, name: isText, size: isText, altText: isText },
  ...{ imageUrl: orNull(isText), categoryId: orNull(isText), productId: orNull(isText) },
  customBox: orNull(
    shape<NamedBox>({
      ...{ name: isText, widthCm: isWhole, heightCm: isWhole, depthCm: isWhole },
      weightRange: oneOf(WEIGHT_RANGES),
    }),
  ),
  unitVolumeCm3: isWhole,
});

const isOffer = shape<PromotionTerms>({
  ...{ id: isText, code: orNull(isText), name: isText, kind: oneOf(PROMOTION_KINDS) },
  ...{ value: isWhole, minimumPence: isWhole, isLimited: (value): value is boolean => value === false },
});

const isChanges = shape<CartChanges>({
  lines: recordOf(
    shape<LineUpdate>({
      item: isItem,
      quantity: isWhole,
      isClear: optional(isFlag),
      seen: optional(
        shape<NonNullable<LineUpdate['seen']>>({ destination: isDestination, pence: orNull(isWhole) }),
      ),
    }),
  ),
  shipment: shape<Partial<Shipment>>({
    destination: optional(isDestination),
    service: optional(isService),
    fromCity: optional(isText),
    toCity: optional(isText),
    collectionDate: optional(orNull(isDay)),
  }),
});

const isRates = shape<ShipmentRates>({
  destinations: recordOf(
    shape<DestinationRate>({
      ...{ minimumPence: isWhole, perCubicMetrePence: isWhole },
      ...{ handlingPence: isWhole, heavySurchargePence: isWhole },
      transit: optional(recordOf(shape<DayRange>({ fromDays: isWhole, toDays: isWhole }))),
    }),
  ),
  services: listOf(
    shape<ServiceOffer>({ level: isService, name: isText, description: isText, pence: isWhole }),
  ),
  sameDayCutOffHour: isWhole,
  areaCutOffs: optional(isText),
});

export const isCartSnapshot = shape<CartSnapshot>({
  owner: isText,
  tab: isText,
  confirmed: orNull(
    shape<ConfirmedCart>({
      ...{ destination: isDestination, service: isService, fromCity: isText, toCity: isText },
      collectionDate: orNull(isDay),
      ...{ promotionCode: optional(orNull(isText)), promotionProblem: optional(orNull(isText)) },
      offers: optional(listOf(isOffer)),
      lines: listOf(shape<ConfirmedLine>({ item: isItem, quantity: isWhole, unitPence: orNull(isWhole) })),
    }),
  ),
  changes: isChanges,
  rates: isRates,
});
