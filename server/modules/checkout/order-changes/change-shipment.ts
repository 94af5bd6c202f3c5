import type { DayRange } from '../../../../rules/destination-guide.js';
import type { ChangePart } from '../../../../rules/orders/change-money.js';
import { postalParts } from '../../../../rules/people/addresses/address-parts.js';
import { quoteShipment, type ServiceLevel } from '../../../../rules/prices/quote.js';
import { sameText } from '../../../platform/api/idempotency-key.js';
import { longDate } from '../../../platform/values/format.js';
import { type PlacedAddress } from '../../../platform/values/placed-address.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import type { FrozenShipment } from '../../quotes/frozen-shipment.js';
import { describeItemsChange, type ItemsChange, type Quantities, quantitiesOf } from './change-items.js';

/** A new service, and its price within the order. */
export interface ServiceChange {
  readonly level: ServiceLevel;
  readonly name: string;
  readonly chargedPence: number;
  readonly transit: DayRange | null;
}

/** A change of an order; fields left out do not change. */
export interface ShipmentChange {
  readonly collectionDate?: string;
  readonly collectionAddress?: PlacedAddress;
  readonly deliveryAddress?: PlacedAddress;
  readonly service?: ServiceChange;
  readonly items?: ItemsChange;
}

/** An order that changes; its lines are loaded where its items change. */
type Changeable = Pick<OrderRecord, 'shipment' | 'lines'>;

/** The values of the changed fields when the change was decided; it is applied only while they are the same. */
type Before = Partial<Pick<FrozenShipment, 'collectionDate' | 'collectionAddress' | 'deliveryAddress'>> & {
  readonly service?: { readonly level: ServiceLevel; readonly chargedPence: number };
  readonly items?: Quantities;
};

/** A change that waits for its extra payment. */
export interface Amendment {
  readonly orderNumber: string;
  /** The change in sentences. */
  readonly words: readonly string[];
  readonly change: ShipmentChange;
  readonly before: Before;
}

/** The change with the values of its fields when it was decided. */
export function amendmentOf(
  order: Changeable & Pick<OrderRecord, 'number'>,
  change: ShipmentChange,
): Amendment {
  return {
    orderNumber: order.number,
    words: describeChange(order, change),
    change,
    before: beforeOf(order, change),
  };
}

/** Whether the fields of a change still have the values of when it was decided. */
export function isStillAsBefore(order: Changeable, { change, before }: Amendment): boolean {
  return sameText(beforeOf(order, change)) === sameText(before);
}

/** The fields of the change that differ from the order. */
export function onlyDifferences({ shipment, lines }: Changeable, wanted: ShipmentChange): ShipmentChange {
  const { collectionDate, collectionAddress, deliveryAddress, service, items } = wanted;
  return {
    ...(collectionDate && collectionDate !== shipment.collectionDate && { collectionDate }),
    ...(collectionAddress &&
      sameText(collectionAddress) !== sameText(shipment.collectionAddress) && { collectionAddress }),
    ...(deliveryAddress &&
      sameText(deliveryAddress) !== sameText(shipment.deliveryAddress) && { deliveryAddress }),
    ...(service && service.level !== shipment.service && { service }),
    ...(items && sameText(quantitiesOf(items.lines)) !== sameText(quantitiesOf(lines)) && { items }),
  };
}

/** The kinds of changes to an order that a change contains. */
export function staffPartsOf(change: ShipmentChange): ChangePart[] {
  const { collectionDate, collectionAddress, deliveryAddress, service, items } = change;
  return [
    ...(collectionDate || collectionAddress ? ['collection' as const] : []),
    ...(deliveryAddress ? ['delivery' as const] : []),
    ...(service ? ['service' as const] : []),
    ...(items ? ['items' as const] : []),
  ];
}

/** The shipment after the change. */
export function changedShipment(shipment: FrozenShipment, change: ShipmentChange): FrozenShipment {
  const { collectionDate, collectionAddress, deliveryAddress, service, items } = change;
  const servicePence = service?.chargedPence ?? shipment.servicePence;
  const { minimumPence, promotion } = shipment;
  // The terms of promotion and minimum charge are those of the booking.
  const { freeAllowancePence: _, ...sums } = items
    ? quoteShipment({
        lines: items.lines,
        servicePence,
        minimumPence,
        promotions: promotion ? [promotion] : [],
      })
    : { ...sumsWithService(shipment, servicePence), freeAllowancePence: 0 };
  return {
    ...shipment,
    ...(collectionDate && { collectionDate }),
    ...(collectionAddress && { collectionAddress, fromCity: collectionAddress.city }),
    ...(deliveryAddress && { deliveryAddress, toCity: deliveryAddress.city }),
    ...(service && { service: service.level, serviceName: service.name, transit: service.transit }),
    ...sums,
  };
}

function sumsWithService(shipment: FrozenShipment, servicePence: number) {
  const { itemsPence, minimumTopUpPence, promotion } = shipment;
  const promotionPence = promotion?.kind === 'freeService' ? servicePence : shipment.promotionPence;
  const totalPence = itemsPence + minimumTopUpPence - promotionPence + servicePence;
  return { servicePence, promotionPence, totalPence };
}

/** A change of an order in sentences, one for each field, without full stops. */
export function describeChange({ shipment, lines }: Changeable, change: ShipmentChange): string[] {
  const { collectionDate, collectionAddress, deliveryAddress, service, items } = change;
  return [
    ...(collectionDate ? [describeDateChange(shipment.collectionDate, collectionDate)] : []),
    ...(collectionAddress
      ? describePlaceChange('Collection address', shipment.collectionAddress, collectionAddress)
      : []),
    ...(deliveryAddress
      ? describePlaceChange('Delivery address', shipment.deliveryAddress, deliveryAddress)
      : []),
    ...(service ? [`Service changed from ${shipment.serviceName} to ${service.name}`] : []),
    ...(items ? describeItemsChange(lines.getItems(), items.lines) : []),
  ];
}

/** Sentences about a changed address. The timeline outlives the account, so they name no person and no street. */
function describePlaceChange(place: string, was: PlacedAddress, is: PlacedAddress): string[] {
  const differs = (part: (address: PlacedAddress) => unknown) => sameText(part(was)) !== sameText(part(is));
  return [
    ...(differs(postalParts) ? [`${place} changed`] : []),
    ...(differs(({ access }) => access) ? [`${place}: access to the door changed`] : []),
    ...(differs(({ receiver }) => receiver)
      ? [is.receiver ? 'Somebody else receives the delivery' : 'You receive the delivery yourself']
      : []),
  ];
}

/** "Collection moved from 3 to 5 December 2026": names month and year once if they are the same. */
function describeDateChange(from: string | null, to: string): string {
  if (!from) return `Collection date set to ${longDate(to)}`;
  const [fromDay, fromMonth, fromYear] = longDate(from).split(' ');
  const [, toMonth, toYear] = longDate(to).split(' ');
  const isSameMonth = fromMonth === toMonth && fromYear === toYear;
  const start = isSameMonth ? fromDay : fromYear === toYear ? `${fromDay} ${fromMonth}` : longDate(from);
  return `Collection moved from ${start} to ${longDate(to)}`;
}

function beforeOf({ shipment, lines }: Changeable, change: ShipmentChange): Before {
  return {
    ...(change.collectionDate && { collectionDate: shipment.collectionDate }),
    ...(change.collectionAddress && { collectionAddress: shipment.collectionAddress }),
    ...(change.deliveryAddress && { deliveryAddress: shipment.deliveryAddress }),
    ...(change.service && { service: { level: shipment.service, chargedPence: shipment.servicePence } }),
    ...(change.items && { items: quantitiesOf(lines) }),
  };
}
