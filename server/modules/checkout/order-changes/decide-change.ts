import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { cutOffHourAt } from '../../../../rules/orders/area-cut-offs.js';
import {
  type ChangeMoney,
  type ChangePart,
  decideChange,
  type RequestedChange,
} from '../../../../rules/orders/change-money.js';
import { refundDeadline } from '../../../../rules/orders/refund-window.js';
import { AppError, badInput, CHANGE_OUTDATED_MESSAGE, wrongField } from '../../../platform/errors/errors.js';
import { replacedAddress } from '../../../platform/values/placed-address.js';
import type { CardReceipt, OrderRecord } from '../../orders/order.entity.js';
import { type OrderPayment, readPaymentsIn, withoutDisputed } from '../../orders/order-payments.store.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { type StoreTerms, transitOf } from '../../settings/store-terms.js';
import { checkAddresses } from '../check-contact.js';
import {
  describeChange,
  onlyDifferences,
  type ServiceChange,
  type ShipmentChange,
  staffPartsOf,
} from './change-shipment.js';
import type { OrderChangeInput } from './order-change.inputs.js';

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

  const change = onlyDifferences(order, readWanted(wanted, order, await readTermsIn(tx), now));
  if (Object.keys(change).length === 0) throw badInput('Nothing has changed yet. Change something first.');
  const parts = staffPartsOf(change);
  const details = moneyFor({ kind: 'details' }, parts);
  if (details.kind === 'refused') return decided(order, payments, details, {});
  const { service } = change;
  if (!service) return decided(order, payments, details, change);
  // A promotion for a free service makes the new service free too: its terms were frozen with the order.
  if (order.shipment.promotion?.kind === 'freeService') return decided(order, payments, details, change);
  const money = moneyFor({ kind: 'service', servicePence: service.chargedPence }, parts);
  // A difference that is neither paid nor refunded is not part of the charged price.
  const chargedPence = order.shipment.servicePence + money.extraPence - money.refundPence;
  return decided(order, payments, money, { ...change, service: { ...service, chargedPence } });
}

/** A service as offered today. Throws BAD_INPUT when it is not offered. */
export function offeredService(terms: StoreTerms, destination: DestinationKey, level: string): ServiceChange {
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
  { status, paymentStatus, shipment: { collectionDate, servicePence } }: OrderRecord,
  payments: readonly OrderPayment[],
  wanted: RequestedChange,
  now: Date,
  staffParts?: readonly ChangePart[],
): ChangeMoney {
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded';
  const refundable = withoutDisputed(payments);
  const changed = { status, isPaid, collectionDate, servicePence, payments: refundable };
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
