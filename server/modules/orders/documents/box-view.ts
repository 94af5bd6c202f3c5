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

@ObjectType({ description: 'One piece of an order: a box or an unpacked item.' })
export class Box {
  @Field(() => ID, { description: 'The id, made of the order and the box number.' }) id: string;
  @Field(() => Int, { description: 'Number of the box, from 1 in the order of the lines.' }) number: number;
  @Field(() => Int, { description: 'Number of pieces in the order.' }) of: number;
  @Field({ description: 'Name of the item as ordered.' }) name: string;
  @Field({ description: 'The size as ordered; empty when it has none.' }) size: string;
  @Field(() => Int, { description: 'Rises with every change; 0 until contents are saved.' }) version: number;
  @Field(() => [BoxItem], { description: 'The contents; empty until they are entered.' })
  items: OrderPiece['items'];
  @MoneyField('value', { description: 'Total value of the contents.' }) valuePence: number;
  @Field(() => [BoxScan], { description: 'Last scan of its label on each side, newest first.' })
  scans: OrderPiece['scans'];
}

@ObjectType({ description: "One page of an order's boxes, with figures of all boxes." })
export class BoxPage extends pageOf(Box, 'The boxes, by number.') {
  @Field(() => Int, { description: 'Number of boxes with contents entered.' }) describedCount: number;
  @MoneyField('value', { description: 'Total value of all contents.' }) valuePence: number;
  @Field({ description: 'Whether the contents can still be changed.' }) isOpen: boolean;
}

@ObjectType({ description: 'An item in a box, without its value.' })
class BoxContent {
  @Field({ description: 'A description of the item.' }) description: string;
  @Field(() => Int, { description: 'Number of pieces.' }) quantity: number;
}

@ObjectType({ description: 'Details of a scanned box that only staff and its owner see.' })
class PrivateBox {
  @Field(() => Box, { description: 'The box with its contents and their value.' }) box: Box;
  @Field(() => Contact, { description: 'The customer.' }) customer: Contact;
  @Field(() => Address, { description: 'The collection address.' }) collectionAddress: Address;
  @Field(() => Address, { description: 'The delivery address.' }) deliveryAddress: Address;
}

@ObjectType({ description: 'A box whose label was scanned.' })
export class ScannedBox {
  @Field(() => BoxScanners, { description: 'The side on which you see it.' }) seenBy: BoxScanner;
  @Field(() => Int, { description: 'Number of the box, from 1 in the order of the lines.' }) number: number;
  @Field(() => Int, { description: 'Number of pieces in the order.' }) of: number;
  @Field({ description: 'Name of the item as ordered.' }) name: string;
  @Field(() => [BoxContent], { description: 'The contents; empty until they are entered.' })
  contents: BoxContent[];
  @Field(() => PrivateBox, { nullable: true, description: 'Private details; null for link holders.' })
  private: PrivateBox | null;
  @Field(() => ID, { description: 'Id of its order.' }) orderId: string;
  @Field({ description: 'Number of its order.' }) orderNumber: string;
  @Field(() => OrderStatuses, { description: 'Status of the shipment.' }) status: OrderStatus;
  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' }) destination: DestinationKey;
  @Field(() => CalendarDate, { nullable: true, description: 'Collection day; null until agreed.' })
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
