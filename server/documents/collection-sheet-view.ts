import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import type { OrderStatus } from '../orders/order.entity.js';
import { OrderStatuses } from '../orders/order-facts.js';
import { Address } from '../shared/address.js';
import { DestinationKeys, ServiceLevels } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import { Contact } from '../shared/contact.js';
import { Access } from '../shared/placed-address.js';
import type { CollectionSheetPage as StoredSheetPage } from './collection-sheet.service.js';

@ObjectType({ description: 'Something to collect at a stop.' })
class CollectionLine {
  @Field({ description: 'As ordered.' }) name: string;
  @Field({ description: 'As ordered; empty when it has none.' }) size: string;
  @Field({ description: "Of a customer's own box, with its range of weight; empty for a product." })
  remark: string;
  @Field(() => Int, { description: 'How many.' }) quantity: number;
}

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

@ObjectType({ description: 'One place where a paid order is collected.' })
class CollectionStop {
  @Field(() => ID, { description: 'The order.' }) id: string;
  @Field(() => Int, { description: 'From 1, in driving order; does not change when it is collected.' })
  stop: number;
  @Field({ description: "The order's number." }) number: string;
  @Field(() => Int, { description: "The order's version; rises with every change." }) version: number;
  @Field(() => OrderStatuses, { description: 'How far the order has come.' }) status: OrderStatus;
  @Field({ description: 'Whether it was collected: the order has left processing.' }) isCollected: boolean;
  @Field(() => Contact, {
    description: 'Who booked; with the phone of the account where the order has none.',
  })
  customer: Contact;
  @Field(() => Address, { description: 'Where to collect.' }) address: Address;
  @Field(() => Access, { nullable: true, description: 'How the crew gets to the door; null when unknown.' })
  access: Access | null;
  @Field({ description: 'Such as LS12; empty when the postcode cannot be read.' }) outwardCode: string;
  @Field(() => [CollectionLine], { description: 'What to collect.' }) lines: CollectionLine[];
  @Field(() => Int, { description: 'Boxes and products, quantities counted.' }) pieces: number;
  @Field(() => Float, { description: 'Whole cubic centimetres.' }) volumeCm3: number;
  @Field(() => Float, { description: 'Kilograms, of the pieces with a weight in the catalogue.' })
  weightKg: number;
  @Field(() => Int, { description: 'Pieces of unknown weight.' }) unweighedPieces: number;
  @Field(() => Int, { description: 'Boxes with contents entered by the customer.' })
  describedBoxes: number;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Name of the service on the day of the order.' }) serviceName: string;
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

@ObjectType({ description: 'The collection sheet of a day as a PDF file.' })
export class CollectionSheetFile {
  @Field({
    description: 'Path at this server from which it can be downloaded without a token, for ten minutes.',
  })
  url: string;
  @Field({ description: 'Name of the file.' }) fileName: string;
}

/** A sheet as GraphQL shows it. */
export function toCollectionSheet({ nodes, areas, ...sheet }: StoredSheetPage): CollectionSheetPage {
  return {
    ...sheet,
    nodes: nodes.map((stop) => ({
      ...stop,
      access: stop.address.access ?? null,
      lines: [...stop.lines],
      driverNotes: [...stop.driverNotes],
    })),
    areas: [...areas],
  };
}
