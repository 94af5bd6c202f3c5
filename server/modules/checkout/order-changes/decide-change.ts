import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { cutOffHourAt } from '../../../../rules/orders/area-cut-offs.js';
import {
  type ChangeMoney,
  type ChangePart,
  decideChange,
  EXTRA_PENCE_MIN,
  type RequestedChange,
} from '../../../../rules/orders/change-money.js';
import { refundDeadline } from '../../../../rules/orders/refund-window.js';
import { AppError, badInput, CHANGE_OUTDATED_MESSAGE, wrongField } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { replacedAddress } from '../../../platform/values/placed-address.js';
import type { CardReceipt, OrderRecord } from '../../orders/order.entity.js';
import { type OrderPayment, readPaymentsIn, withoutDisputed } from '../../orders/order-payments.store.js';
import { checkSize } from '../../quotes/cart/cart-rules.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { type StoreTerms, transitOf } from '../../settings/store-terms.js';
import { checkAddresses } from '../check-contact.js';
import { changedItems } from './change-items.js';
import {
  changedShipment,
  describeChange,
  onlyDifferences,
  type ServiceChange,
  type ShipmentChange,
  staffPartsOf,
} from './change-shipment.js';
import type { OrderChangeInput, OrderItemsInput } from './order-change.inputs.js';

/** The preview of changing or cancelling an order, which is applied if it is still valid. */
export interface DecidedChange extends ChangeMoney {
  readonly orderId: string;
  /** The version of the order that the decision is based on. */
  readonly version: number;
  /** The fields that really change; empty for a cancellation or a refusal. */
  readonly change: ShipmentChange;
  /** The change in sentences. */
  readonly words: readonly string[];
  /** The deadline for changes once this one is made; null without a date, or for a cancellation. */
  readonly deadlineAfter: Date | null;
  /** Pence left of disputed payments: not refunded while the bank decides. */
  readonly heldPence: number;
  /** The refund to each card. */
  readonly cards: readonly { readonly amountPence: number; readonly card: CardReceipt }[];
}

/** Thrown when the preview of a change is outdated; `decided` is the new one. */
export class ChangePreviewOutdated extends AppError {
  constructor(readonly decided: DecidedChange) {
    super('CONFLICT', 409, CHANGE_OUTDATED_MESSAGE);
  }
}

/** The decision on cancelling an order; for staff, on whether it can be changed at all. */
export async function decideCancellation(
  tx: EntityManager,
  order: OrderRecord,
  { now, isStaff }: DecidedBy,
): Promise<DecidedChange> {
  const payments = await readPaymentsIn(tx, order.id);
  const staffParts = isStaff ? [] : undefined;
  return decided(order, payments, moneyOf(order, payments, { kind: 'cancel' }, now, staffParts), {});
}

interface DecidedBy {
  readonly now: Date;
  readonly isStaff: boolean;
}

/**
 * The decision on a change at today's prices; the customer's deadline does not apply to staff. Throws BAD_INPUT for an
 * impossible change, or one that changes nothing.
 */
export async function decideOnChange(
  tx: EntityManager,
  order: OrderRecord,
  wanted: OrderChangeInput,
  { now, isStaff }: DecidedBy,
): Promise<DecidedChange> {
  const payments = await readPaymentsIn(tx, order.id);
  const moneyFor = (money: RequestedChange, parts: readonly ChangePart[]) =>
    moneyOf(order, payments, money, now, isStaff ? parts : undefined);
  const possible = moneyFor({ kind: 'details' }, []);
  if (possible.kind === 'refused') return decided(order, payments, possible, {});

  const terms = await readTermsIn(tx);
  const items = wanted.items && { items: await readItems(tx, order, wanted.items, terms) };
  const change = onlyDifferences(order, { ...readWanted(wanted, order, terms, now), ...items });
  if (Object.keys(change).length === 0) throw badInput('Nothing has changed yet. Change something first.');
  const parts = staffPartsOf(change);
  const details = moneyFor({ kind: 'details' }, parts);
  if (details.kind === 'refused') return decided(order, payments, details, {});
  const { totalPence, servicePence } = order.shipment;
  const changed = changedShipment(order.shipment, change);
  if (change.items) checkSize({ lines: change.items.lines, sums: changed });
  const duePence = changed.totalPence - totalPence;
  const money = moneyFor({ kind: 'price', duePence }, parts);
  const settledPence = money.extraPence - money.refundPence;
  if (settledPence === duePence) return decided(order, payments, money, change);
  if (change.items || !change.service) throw badInput(unsettledMessage(duePence, settledPence));
  // A difference that is neither paid nor refunded is not part of the charged price.
  const service = { ...change.service, chargedPence: servicePence + settledPence };
  return decided(order, payments, money, { ...change, service });
}

/** The lines after a change of items, at today's prices. Throws as {@link changedItems} does. */
async function readItems(tx: EntityManager, order: OrderRecord, wanted: OrderItemsInput, terms: StoreTerms) {
  await loadLines(order);
  return changedItems(tx, order, wanted, terms);
}

/** Loads the lines of an order whose items change. */
export async function loadLines({ lines }: OrderRecord): Promise<void> {
  if (!lines.isInitialized()) await lines.init({ orderBy: { position: 'asc' } });
}

function unsettledMessage(duePence: number, settledPence: number): string {
  return duePence > 0
    ? `This costs ${inPounds(duePence)} more, and a card pays at least ${inPounds(EXTRA_PENCE_MIN)}. Change something else too.`
    : `This is ${inPounds(-duePence)} cheaper, and ${inPounds(-settledPence)} of your payments is left to refund. Write to us and we'll help.`;
}

/** A change as it would be decided today: the service and what is added at today's price. Throws BAD_INPUT when not offered. */
export async function changeAtTodaysPrice(
  tx: EntityManager,
  order: OrderRecord,
  change: ShipmentChange,
): Promise<ShipmentChange> {
  const terms = await readTermsIn(tx);
  const { service, items } = change;
  return {
    ...change,
    ...(service && { service: offeredService(terms, order.shipment.destination, service.level) }),
    ...(items && { items: await readItems(tx, order, items.wanted, terms) }),
  };
}

/** A service as offered today. Throws BAD_INPUT when it is not offered. */
function offeredService(terms: StoreTerms, destination: DestinationKey, level: string): ServiceChange {
  const offer = terms.services.find((service) => service.level === level);
  if (!offer) throw wrongField('service', 'We no longer offer this service. Choose another.');
  const transit = transitOf(terms, destination, offer.level);
  return { level: offer.level, name: offer.name, chargedPence: offer.surchargePence, transit };
}

function readWanted(
  { collectionDate, collectionAddress, deliveryAddress, service }: OrderChangeInput,
  { shipment }: OrderRecord,
  terms: StoreTerms,
  now: Date,
): ShipmentChange {
  const addresses = {
    ...(collectionAddress && { collectionAddress }),
    ...(deliveryAddress && { deliveryAddress }),
  };
  const streetMayFollow = shipment.deliveryAddress.line1 === '';
  checkAddresses(addresses, shipment.destination, { ...terms, streetMayFollow });
  const isNewDate = collectionDate && collectionDate !== shipment.collectionDate;
  const { postcode } = collectionAddress ?? shipment.collectionAddress;
  const cutOffHour = cutOffHourAt(postcode ?? '', terms);
  const refusal = isNewDate ? checkCollectionDate(collectionDate, now, cutOffHour) : null;
  if (refusal) throw wrongField('collectionDate', refusal);
  return {
    ...(collectionDate && { collectionDate }),
    ...(collectionAddress && {
      collectionAddress: replacedAddress(shipment.collectionAddress, collectionAddress),
    }),
    ...(deliveryAddress && { deliveryAddress: replacedAddress(shipment.deliveryAddress, deliveryAddress) }),
    ...(service && { service: offeredService(terms, shipment.destination, service) }),
  };
}

function moneyOf(
  { status, paymentStatus, shipment: { collectionDate } }: OrderRecord,
  payments: readonly OrderPayment[],
  wanted: RequestedChange,
  now: Date,
  staffParts?: readonly ChangePart[],
): ChangeMoney {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const refundable = withoutDisputed(payments);
  const changed = { status, isPaid, collectionDate, payments: refundable };
  return decideChange(staffParts ? { ...changed, staffParts } : changed, wanted, now);
}

function decided(
  order: OrderRecord,
  payments: readonly OrderPayment[],
  money: ChangeMoney,
  change: ShipmentChange,
): DecidedChange {
  const isChange = Object.keys(change).length > 0;
  return {
    ...money,
    orderId: order.id,
    version: order.version,
    change,
    words: describeChange(order, change),
    deadlineAfter: isChange ? refundDeadline(change.collectionDate ?? order.shipment.collectionDate) : null,
    heldPence: payments.reduce((sum, { isDisputed, leftPence }) => sum + (isDisputed ? leftPence : 0), 0),
    cards: money.refunds.map(({ paymentIntent, amountPence }) => ({
      amountPence,
      card: payments.find((payment) => payment.paymentIntent === paymentIntent)?.card ?? order.card,
    })),
  };
}
