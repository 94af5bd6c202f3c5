import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { pageOf } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Address } from '../../../platform/values/address.js';
import { Contact } from '../../../platform/values/contact.js';
import { MoneyField } from '../../../platform/values/money.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';
import { BoxItem, BoxScan, type BoxScanner, BoxScanners } from './box.entity.js';
import { type BoxList, type BoxOfOrder, type FoundBox, isOpenForPacking } from './box.service.js';
import type { OrderPiece } from './box.store.js';

@ObjectType({ description: 'One piece of an order: a box, or an unpacked item.' })
export class Box {
  @Field(() => ID, { description: 'The order and the number in it.' }) id: string;
  @Field(() => Int, { description: 'From 1, in the order of the lines.' }) number: number;
  @Field(() => Int, { description: 'How many pieces the order has.' }) of: number;
  @Field({ description: 'As ordered.' }) name: string;
  @Field({ description: 'As ordered; empty when it has none.' }) size: string;
  @Field(() => Int, { description: 'Rises with every change; 0 until contents are saved.' }) version: number;
  @Field(() => [BoxItem], { description: 'Its contents; empty until they are entered.' })
  items: OrderPiece['items'];
  @MoneyField('value', { description: 'Total value of the contents.' }) valuePence: number;
  @Field(() => [BoxScan], { description: 'When its label was last scanned on each side, newest first.' })
  scans: OrderPiece['scans'];
}

@ObjectType({ description: "One page of an order's boxes, with figures over all of them." })
export class BoxPage extends pageOf(Box, 'By number.') {
  @Field(() => Int, { description: 'Boxes with contents entered.' }) describedCount: number;
  @MoneyField('value', { description: 'Total value of all contents.' }) valuePence: number;
  @Field({ description: 'Whether the contents can be changed: until the shipment leaves.' }) isOpen: boolean;
}

@ObjectType({ description: 'What is in a box, without what it is worth.' })
class BoxContent {
  @Field({ description: 'What it is.' }) description: string;
  @Field(() => Int, { description: 'How many.' }) quantity: number;
}

@ObjectType({ description: 'What a scanned label shows of its box to staff and to its owner only.' })
class PrivateBox {
  @Field(() => Box, { description: 'The box with the value of everything in it.' }) box: Box;
  @Field(() => Contact, { description: 'The customer.' }) customer: Contact;
  @Field(() => Address, { description: 'Where it is collected.' }) collectionAddress: Address;
  @Field(() => Address, { description: 'Where it goes.' }) deliveryAddress: Address;
}

@ObjectType({ description: 'The box whose label was scanned.' })
export class ScannedBox {
  @Field(() => BoxScanners, { description: 'As whom you see it.' }) seenBy: BoxScanner;
  @Field(() => Int, { description: 'From 1, in the order of the lines.' }) number: number;
  @Field(() => Int, { description: 'How many pieces the order has.' }) of: number;
  @Field({ description: 'As ordered.' }) name: string;
  @Field(() => [BoxContent], { description: 'Its contents; empty until they are entered.' })
  contents: BoxContent[];
  @Field(() => PrivateBox, { nullable: true, description: 'Null for who holds a link only.' })
  private: PrivateBox | null;
  @Field(() => ID, { description: 'Its order.' }) orderId: string;
  @Field({ description: "Its order's number." }) orderNumber: string;
  @Field(() => OrderStatuses, { description: 'How far the order has come.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: not agreed with the customer yet.' })
  collectionDate: string | null;
}

/** A box as GraphQL shows it. */
export function toBox({ order, box }: BoxOfOrder): Box {
  return { ...box, id: `${order.id}/${box.number}`, of: order.shipment.itemCount, valuePence: worthOf(box) };
}

/** A page of boxes as GraphQL shows it. */
export function toBoxPage({ nodes, pageInfo, order, totals }: BoxList): BoxPage {
  return {
    nodes: nodes.map((box) => toBox({ order, box })),
    ...{ pageInfo, describedCount: totals.describedCount },
    valuePence: totals.valuePence,
    isOpen: isOpenForPacking(order),
  };
}

/** A scanned box as GraphQL shows it. */
export function toScannedBox(found: FoundBox): ScannedBox {
  const { id, number, status, customer, shipment } = found.order;
  const { destination, collectionAddress, deliveryAddress, collectionDate } = shipment;
  const { box } = found;
  return {
    seenBy: found.by,
    ...{ number: box.number, of: shipment.itemCount, name: box.name },
    contents: box.items.map(({ description, quantity }) => ({ description, quantity })),
    private: found.by === 'link' ? null : { box: toBox(found), customer, collectionAddress, deliveryAddress },
    ...{ orderId: id, orderNumber: number, status, destination, collectionDate },
  };
}

/** The value of everything in a box, in pence. */
export function worthOf({ items }: Pick<OrderPiece, 'items'>): number {
  return items.reduce((sum, { valuePence }) => sum + valuePence, 0);
}
