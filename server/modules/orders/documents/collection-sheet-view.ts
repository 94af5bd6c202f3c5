import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import type { FullOrder } from '../order.store.js';
import { Order, toOrder } from '../order-view.js';
import type { CollectionSheetSlice } from './collection-route.js';

@ObjectType({ description: 'Figures over some collections.' })
class CollectionFigures {
  @Field(() => Int, { description: 'Number of stops.' }) stopCount: number;
  @Field(() => Int, { description: 'Stops where everything was collected.' })
  collectedCount: number;
  @Field(() => Int, { description: 'Boxes and products, quantities counted.' }) pieces: number;
  @Field(() => Float, { description: 'Whole cubic centimetres.' }) volumeCm3: number;
  @Field(() => Float, { description: 'Kilograms, of the pieces with a weight in the catalogue.' })
  weightKg: number;
  @Field(() => Int, { description: 'Pieces of unknown weight.' }) unweighedPieces: number;
}

@ObjectType({ description: 'The collections of one postcode district.' })
class CollectionArea extends CollectionFigures {
  @Field({ description: 'Such as LS12; empty for postcodes that cannot be read.' }) outwardCode: string;
}

@ObjectType({ description: 'The place of an order in the driving order of its day.' })
class CollectionStop {
  @Field(() => Order, { description: 'Collected there; once it has left PROCESSING, that is done.' })
  order: Order;
  @Field(() => Int, { description: 'From 1, in driving order; does not change when it is collected.' })
  stop: number;
  @Field({ description: "The customer's, or that of their account where the order has none." })
  phone: string;
  @Field({ description: 'Such as LS12; empty when the postcode cannot be read.' }) outwardCode: string;
  @Field(() => Float, { description: 'Whole cubic centimetres.' }) volumeCm3: number;
  @Field(() => Float, { description: 'Kilograms, of the pieces with a weight in the catalogue.' })
  weightKg: number;
  @Field(() => Int, { description: 'Pieces of unknown weight.' }) unweighedPieces: number;
  @Field(() => Int, { description: 'Boxes with contents entered by the customer.' })
  describedBoxes: number;
  @Field(() => [String], {
    description: 'Notes of staff that begin with "Driver:", without that word; oldest first.',
  })
  driverNotes: string[];
}

@ObjectType({ description: 'What is collected on one day, its stops a page at a time.' })
export class CollectionSheetPage extends pageOf(
  CollectionStop,
  "The day's paid orders that are not cancelled, in driving order: by postcode district, the nearest next, and street; or as staff have put them.",
) {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => [CollectionArea], {
    description: 'Figures by postcode district over the whole day, in the order of the stops.',
  })
  areas: CollectionArea[];
  @Field(() => CollectionFigures, { description: 'Figures over the whole day.' }) totals: CollectionFigures;
  @Field({ description: 'Whether staff have chosen the order of the stops; by distance otherwise.' })
  isReordered: boolean;
  @Field(() => Int, { description: "Version of the stops' order; rises with each move and reset." })
  orderVersion: number;
  @Field(() => Int, {
    description: 'Paid orders without a collection date, which are on no sheet yet.',
  })
  withoutDate: number;
}

@ObjectType({ description: "The order of a day's stops, for everybody." })
export class DrivingOrder {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field({ description: 'Whether staff have chosen it; by distance otherwise.' }) isReordered: boolean;
  @Field(() => Int, { description: 'Rises with each move and reset.' }) orderVersion: number;
  @Field(() => [ID], { description: 'The orders of the whole day, first stop first.' }) orderIds: string[];
}

@ObjectType({ description: 'The collection sheet of a day as a PDF file.' })
export class CollectionSheetFile {
  @Field({
    description: 'Path at this server from which it can be downloaded without a token, for ten minutes.',
  })
  url: string;
  @Field({ description: 'Name of the file.' }) fileName: string;
}

/** A sheet as GraphQL shows it, with the orders of its stops. */
export function toCollectionSheet(
  { nodes, areas, ...sheet }: CollectionSheetSlice,
  orders: readonly FullOrder[],
): CollectionSheetPage {
  const orderOf = new Map(orders.map((order) => [order.id, toOrder(order)]));
  return {
    ...sheet,
    nodes: nodes.flatMap(({ id, customer, driverNotes, ...stop }) => {
      const order = orderOf.get(id);
      return order ? [{ ...stop, order, phone: customer.phone, driverNotes: [...driverNotes] }] : [];
    }),
    areas: [...areas],
  };
}
