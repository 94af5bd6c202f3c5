import { type Static, Type } from 'typebox';
import { destinationName } from '../../rules/destinations.js';
import { ORDER_STATUSES } from '../orders/order.entity.js';
import { RestAddress, toRestAddress } from '../orders/order.rest.js';
import { Day, Flag, shape, Text, Uuid, Whole, Word } from '../shared/api/rest-schema.js';
import type { CollectionSheetPage } from './collection-sheet.service.js';

const weight = {
  volumeCm3: Type.Number({ description: 'Whole cubic centimetres.' }),
  weightKg: Type.Number({ description: 'Kilograms, of the pieces whose weight the catalogue tells.' }),
  unweighedPieces: Whole('Pieces whose weight is not known.'),
};

const figures = {
  stopCount: Whole('Places to stop at.'),
  collectedCount: Whole('Of them, those where everything was collected.'),
  pieces: Whole('Boxes and products, quantities counted.'),
  ...weight,
};

export const RestCollections = shape({
  date: Day('The day.'),
  stops: Type.Array(
    shape({
      _id: Uuid('The order.'),
      stop: Whole('From 1, in the order they are driven to; stays when it is collected.'),
      number: Text("The order's number."),
      version: Whole('Of the order, raised at every change.'),
      status: Word(ORDER_STATUSES, 'How far the order has come.'),
      isCollected: Flag('Whether it was collected: the order has left processing.'),
      name: Text('Who booked.'),
      phone: Text('Of the order, or else of the account; empty when none was given.'),
      origin: RestAddress,
      outwardCode: Text('Such as LS12; empty when the postcode cannot be read.'),
      items: Type.Array(
        shape({
          name: Text('As it was bought.'),
          size: Text('As it was bought; empty where it has none.'),
          remark: Text("Of a customer's own box, with its range of weight; empty for a product."),
          quantity: Whole('How many.'),
        }),
      ),
      pieces: Whole('Boxes and products, quantities counted.'),
      ...weight,
      describedBoxes: Whole('Boxes of which the customer has said what is inside.'),
      country: Text('Where it goes.'),
      shippingMethod: Text('The service as the shop called it on the day of the order.'),
      driverNotes: Type.Array(Text('A note of staff that begins with "Driver:", without that word.')),
    }),
  ),
  page: Whole('This page of stops, from 1.'),
  pageSize: Whole('Stops on a page.'),
  totalPages: Whole('Pages in all.'),
  areas: Type.Array(
    shape({ outwardCode: Text('Such as LS12; empty for postcodes that cannot be read.'), ...figures }),
  ),
  totals: shape(figures),
  withoutDate: Whole('Paid orders that wait for a collection date and stand on no sheet yet.'),
});

/** A sheet as REST shows it. */
export function toRestCollections({
  date,
  stops,
  areas,
  totals,
  withoutDate,
  ...page
}: CollectionSheetPage): Static<typeof RestCollections> {
  return {
    ...{ date, totals, withoutDate, ...page },
    stops: stops.map(({ id, customer, address, lines, destination, service, serviceName, ...stop }) => ({
      ...stop,
      ...{ _id: id, name: customer.name, phone: customer.phone },
      origin: toRestAddress(address),
      items: [...lines],
      country: destinationName(destination),
      shippingMethod: serviceName,
      driverNotes: [...stop.driverNotes],
    })),
    areas: [...areas],
  };
}
