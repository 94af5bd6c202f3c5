import { type Static, Type } from 'typebox';
import { destinationName } from '../../rules/destinations.js';
import { ORDER_STATUSES } from '../orders/order.entity.js';
import { RestAddress, toRestAddress } from '../orders/order.rest.js';
import {
  Currency,
  Day,
  Flag,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
  Whole,
  Word,
} from '../shared/api/rest-schema.js';
import { toPounds } from '../shared/money.js';
import { type BoxList, type BoxOfOrder, isOpenForPacking } from './box.service.js';
import { worthOf } from './box-view.js';

export const RestBox = shape(
  {
    number: Whole('From 1, in the order of the lines.'),
    of: Whole('How many pieces the order has.'),
    name: Text('As it was bought.'),
    size: Text('As it was bought; empty where it has none.'),
    version: Whole('Raised at every change; 0 until something was saved.'),
    items: Type.Array(
      shape({
        description: Text('What it is.'),
        quantity: Whole('How many.'),
        value: Pounds('What all of them together are worth.'),
        used: Flag('False when it was bought new for the move.'),
      }),
    ),
    value: Pounds('What everything inside is worth.'),
    currency: Currency(),
  },
  { name: 'Box', description: 'One piece of an order, and what is inside.' },
);

export const RestBoxes = shape({
  boxes: Type.Array(RestBox),
  pagination: shape({
    currentPage: Whole('This page, from 1.'),
    totalPages: Whole('Pages in all.'),
    total: Whole('Boxes in all pages.'),
    limit: Whole('Boxes on a page.'),
  }),
  describedCount: Whole('Boxes of which the contents were said.'),
  value: Pounds('What everything in all boxes is worth.'),
  isOpen: Flag('Whether the contents may be changed: until the shipment leaves.'),
});

export const RestScannedBox = shape({
  box: RestBox,
  orderId: Uuid('Its order.'),
  orderNumber: Text("Its order's number."),
  status: Word(ORDER_STATUSES, 'How far the order has come.'),
  customer: shape({ name: Text('Whose it is.'), email: Text('Their e-mail.'), phone: Text('Their phone.') }),
  destination: Text('The country it goes to.'),
  origin: RestAddress,
  deliveryAddress: RestAddress,
  collectionDate: OrNull(Day('When it is collected; null while to be agreed.')),
});

/** A box as REST shows it. */
export function toRestBox({ order, box }: BoxOfOrder): Static<typeof RestBox> {
  const { number, name, size, version, items } = box;
  return {
    ...{ number, of: order.itemCount, name, size, version },
    items: items.map(({ description, quantity, valuePence, isUsed }) => ({
      ...{ description, quantity, value: toPounds(valuePence), used: isUsed },
    })),
    value: toPounds(worthOf(box)),
    currency: 'GBP',
  };
}

/** A page of boxes as REST shows it. */
export function toRestBoxes({ order, boxes, totals, page, pageSize }: BoxList) {
  const total = order.itemCount;
  return {
    boxes: boxes.map((box) => toRestBox({ order, box })),
    pagination: { currentPage: page, totalPages: Math.ceil(total / pageSize), total, limit: pageSize },
    describedCount: totals.describedCount,
    value: toPounds(totals.valuePence),
    isOpen: isOpenForPacking(order),
  };
}

/** A scanned box as REST shows it. */
export function toRestScannedBox({ order, box }: BoxOfOrder) {
  const { name, email, phone } = order.customer;
  return {
    box: toRestBox({ order, box }),
    ...{
      orderId: order.id,
      orderNumber: order.number,
      status: order.status,
      customer: { name, email, phone },
    },
    destination: destinationName(order.destination),
    origin: toRestAddress(order.collectionAddress),
    deliveryAddress: toRestAddress(order.deliveryAddress),
    collectionDate: order.collectionDate,
  };
}
