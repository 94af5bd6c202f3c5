import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { OrderStatus } from '../orders/order.entity.js';
import { OrderStatuses } from '../orders/order-facts.js';
import { Address } from '../shared/address.js';
import { DestinationKeys } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import { Contact } from '../shared/contact.js';
import { Money, money } from '../shared/money.js';
import { type BoxList, type BoxOfOrder, isOpenForPacking } from './box.service.js';
import type { StoredBox } from './box.store.js';

@ObjectType({ description: 'An item in a box, as its owner declared it.' })
class BoxEntry {
  @Field({ description: 'What it is.' }) description: string;
  @Field(() => Int, { description: 'How many.' }) quantity: number;
  @Field(() => Money, { description: 'Their total value.' }) value: Money;
  @Field({ description: 'False when it was bought new for the move.' }) isUsed: boolean;
}

@ObjectType({ description: 'One piece of an order: a box, or an unpacked item.' })
export class Box {
  @Field(() => ID, { description: 'The order and the number in it.' }) id: string;
  @Field(() => Int, { description: 'From 1, in the order of the lines.' }) number: number;
  @Field(() => Int, { description: 'How many pieces the order has.' }) of: number;
  @Field({ description: 'As ordered.' }) name: string;
  @Field({ description: 'As ordered; empty when it has none.' }) size: string;
  @Field(() => Int, { description: 'Rises with every change; 0 until contents are saved.' }) version: number;
  @Field(() => [BoxEntry], { description: 'Its contents; empty until they are entered.' }) items: BoxEntry[];
  @Field(() => Money, { description: 'Total value of the contents.' }) value: Money;
}

@ObjectType({ description: "One page of an order's boxes, with figures over all of them." })
export class BoxPage extends pageOf(Box, 'By number.') {
  @Field(() => Int, { description: 'Boxes with contents entered.' }) describedCount: number;
  @Field(() => Money, { description: 'Total value of all contents.' }) value: Money;
  @Field({ description: 'Whether the contents can be changed: until the shipment leaves.' }) isOpen: boolean;
}

@ObjectType({ description: 'What staff see when they scan the label of a box.' })
export class ScannedBox {
  @Field(() => Box, { description: 'The box.' }) box: Box;
  @Field(() => ID, { description: 'Its order.' }) orderId: string;
  @Field({ description: "Its order's number." }) orderNumber: string;
  @Field(() => OrderStatuses, { description: 'How far the order has come.' }) status: OrderStatus;
  @Field(() => Contact, { description: 'The customer.' }) customer: Contact;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field(() => Address, { description: 'Where it is collected.' }) collectionAddress: Address;
  @Field(() => Address, { description: 'Where it goes.' }) deliveryAddress: Address;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: not agreed with the customer yet.' })
  collectionDate: string | null;
}

/** A box as GraphQL shows it. */
export function toBox({ order, box }: BoxOfOrder): Box {
  const { number, name, size, version, items } = box;
  return {
    ...{ id: `${order.id}/${number}`, number, of: order.itemCount, name, size, version },
    items: items.map(({ valuePence, ...item }) => ({ ...item, value: money(valuePence) })),
    value: money(worthOf(box)),
  };
}

/** A page of boxes as GraphQL shows it. */
export function toBoxPage({ nodes, pageInfo, order, totals }: BoxList): BoxPage {
  return {
    nodes: nodes.map((box) => toBox({ order, box })),
    ...{ pageInfo, describedCount: totals.describedCount },
    value: money(totals.valuePence),
    isOpen: isOpenForPacking(order),
  };
}

/** A scanned box as GraphQL shows it. */
export function toScannedBox(found: BoxOfOrder): ScannedBox {
  const { id, number, status, customer, destination, collectionAddress, deliveryAddress, collectionDate } =
    found.order;
  return {
    box: toBox(found),
    ...{ orderId: id, orderNumber: number, status, customer, destination },
    ...{ collectionAddress, deliveryAddress, collectionDate },
  };
}

/** What everything in a box is worth, in pence. */
export function worthOf({ items }: Pick<StoredBox, 'items'>): number {
  return items.reduce((sum, { valuePence }) => sum + valuePence, 0);
}
