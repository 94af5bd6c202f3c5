import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { pageOf } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Address } from '../../../platform/values/address.js';
import { Access } from '../../../platform/values/placed-address.js';
import { RefusedOrder } from '../admin/order-admin.types.js';
import type { OrderStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';
import type { CollectionSheetSlice } from './collection-route.js';
import type { OrderToCollect } from './collection-sheet.store.js';

@ObjectType({ description: 'Figures of several collections.' })
class CollectionFigures {
  @Field(() => Int, { description: 'Number of stops.' }) stopCount: number;
  @Field(() => Int, { description: 'Number of stops where everything was collected.' })
  collectedCount: number;
  @Field(() => Int, { description: 'Number of pieces: boxes and products, by quantity.' }) pieces: number;
  @Field(() => Float, { description: 'The volume in whole cubic centimetres.' }) volumeCm3: number;
  @Field(() => Float, { description: 'Weight in kg of the pieces with a known weight.' })
  weightKg: number;
  @Field(() => Int, { description: 'Number of pieces of unknown weight.' }) unweighedPieces: number;
}

@ObjectType({ description: 'The collections of one postcode district.' })
class CollectionArea extends CollectionFigures {
  @Field({ description: 'Outward code, such as LS12; empty for invalid postcodes.' }) outwardCode: string;
}

@ObjectType({ description: 'Pieces of one kind to collect.' })
class CollectionLine {
  @Field({ description: 'Name of the product or box.' }) name: string;
  @Field({ description: 'The outer size; empty when unknown.' }) size: string;
  @Field({ description: 'The weight range of a custom box; empty for a product.' }) remark: string;
  @Field(() => Int, { description: 'Number of pieces.' }) quantity: number;
}

@ObjectType({ description: 'An order as its driver needs it: without prices and email addresses.' })
export class CollectionOrder {
  @Field(() => ID, { description: 'Id of the order.' }) id: string;
  @Field({ description: 'The number people read out.' }) number: string;
  @Field(() => Int, { description: 'Rises with every change; send it with `adminCollectOrders`.' })
  version: number;
  @Field(() => OrderStatuses, { description: 'The status; collected once it has left PROCESSING.' })
  status: OrderStatus;
  @Field(() => Int, { description: 'Number of pieces: boxes and products, by quantity.' })
  itemCount: number;
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field({ description: "The service's name." }) serviceName: string;
  @Field({ description: 'The name of the customer.' }) customerName: string;
  @Field(() => Address, { description: 'The collection address.' }) origin: Address;
  @Field(() => Access, { nullable: true, description: 'Access to `origin`; null if unknown.' })
  collectionAccess: Access | null;
  @Field(() => [CollectionLine], { description: 'Everything to collect.' })
  lines: CollectionLine[];
}

@ObjectType({ description: 'Result of marking orders as collected.' })
export class CollectedOrders {
  @Field(() => [CollectionOrder], { description: 'The orders that are collected now.' })
  collected: CollectionOrder[];
  @Field(() => [RefusedOrder], { description: 'The orders that did not change.' }) refused: RefusedOrder[];
}

@ObjectType({ description: 'A stop in the driving order of a day: the collection of one order.' })
class CollectionStop {
  @Field(() => CollectionOrder, { description: 'The order to collect.' })
  order: CollectionOrder;
  @Field(() => Int, { description: 'Position in driving order, from 1; kept once it is collected.' })
  stop: number;
  @Field({ description: 'Phone number of the order, else of its account.' })
  phone: string;
  @Field({ description: 'Outward code, such as LS12; empty for an invalid postcode.' }) outwardCode: string;
  @Field(() => Float, { description: 'The volume in whole cubic centimetres.' }) volumeCm3: number;
  @Field(() => Float, { description: 'Weight in kg of the pieces with a known weight.' })
  weightKg: number;
  @Field(() => Int, { description: 'Number of pieces of unknown weight.' }) unweighedPieces: number;
  @Field(() => Int, { description: 'Number of boxes whose contents the customer has entered.' })
  describedBoxes: number;
  @Field(() => [String], {
    description: 'Staff notes that begin with "Driver:", without that word; oldest first.',
  })
  driverNotes: string[];
}

@ObjectType({ description: 'Collections of one day, paged by stop.' })
export class CollectionSheetPage extends pageOf(
  CollectionStop,
  "Stops of the day's paid orders in driving order: by outward code, distance and street, or as staff arranged them. Cancelled orders are left out.",
) {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => [CollectionArea], {
    description: 'Figures by outward code of the whole day, in the order of the stops.',
  })
  areas: CollectionArea[];
  @Field(() => CollectionFigures, { description: 'Figures of the whole day.' }) totals: CollectionFigures;
  @Field({ description: 'Whether staff chose the order of the stops; otherwise it is by distance.' })
  isReordered: boolean;
  @Field(() => Int, { description: 'Version of the order of the stops; rises with each move and reset.' })
  orderVersion: number;
  @Field(() => Int, {
    description: 'Number of paid orders without a collection date, which are on no sheet yet.',
  })
  withoutDate: number;
}

@ObjectType({ description: "Order of a day's stops, shared by all staff." })
export class DrivingOrder {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field({ description: 'Whether staff chose the order; otherwise it is by distance.' }) isReordered: boolean;
  @Field(() => Int, { description: 'Rises with each move and reset.' }) orderVersion: number;
  @Field(() => [ID], { description: "Ids of the day's orders, first stop first." }) orderIds: string[];
}

@ObjectType({ description: 'The collection sheet of a day as a PDF file.' })
export class CollectionSheetFile {
  @Field({ description: 'Path on this server; downloads without a token for ten minutes.' }) url: string;
  @Field({ description: 'The file name.' }) fileName: string;
}

/** A sheet as GraphQL shows it. */
export function toCollectionSheet({ nodes, areas, ...sheet }: CollectionSheetSlice): CollectionSheetPage {
  return {
    ...sheet,
    nodes: nodes.map(({ driverNotes, ...stop }) => ({
      ...stop,
      order: toCollectionOrder(stop),
      phone: stop.customer.phone,
      driverNotes: [...driverNotes],
    })),
    areas: [...areas],
  };
}

export function toCollectionOrder(order: Omit<OrderToCollect, 'driverNotes'>): CollectionOrder {
  const { customer, address, pieces, lines, ...facts } = order;
  return {
    ...facts,
    itemCount: pieces,
    customerName: customer.name,
    origin: address,
    collectionAccess: address.access ?? null,
    lines: [...lines],
  };
}
