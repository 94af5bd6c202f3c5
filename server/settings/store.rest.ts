import { Type } from 'typebox';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { SERVICE_LEVELS } from '../../rules/quote.js';
import type { Env } from '../env/env.js';
import { Currency, Flag, Pounds, shape, Text, Whole, Word } from '../shared/api/rest-schema.js';
import { REST_CURRENCY, toPounds } from '../shared/money.js';
import { minimumFor, ratedDestinations, type StoreTerms } from './store.service.js';

const RestService = shape({
  level: Word(SERVICE_LEVELS, 'How it is named in calls.'),
  name: Text('How people read it.'),
  description: Text('What it includes, in one sentence.'),
  surcharge: Pounds('Added to the price of carriage.'),
});

const RestRate = shape({
  destination: Word(DESTINATION_KEYS, 'Where to.'),
  minimumCharge: Pounds('The least a shipment costs.'),
  perCubicMetre: Pounds('Carriage of a custom box, per cubic metre.'),
  handling: Pounds('Handling of a custom box, each.'),
  heavySurcharge: Pounds('Added for a custom box over 30 kg.'),
});

export const RestStore = shape(
  {
    name: Text('Name of the shop.'),
    phone: Text('Empty when none is set.'),
    promotion: Text('The promotional line.'),
    refundText: Text('What we promise about refunds, in a sentence.'),
    socialLinks: Type.Array(shape({ name: Text('Where.'), url: Text('Its address.') })),
    sameDayCutOffHour: Whole('London hour from which today can no longer be chosen for collection.'),
    services: Type.Array(RestService),
    destinationRates: Type.Array(RestRate),
    currency: Currency(),
    payment: shape({
      publishableKey: Text('For the card form in the browser.'),
      isSandbox: Flag('True when no real card is charged.'),
    }),
  },
  { name: 'Store', description: 'The shop and its terms.' },
);

/** The shop and its terms as REST shows them. */
export function toRestStore(terms: StoreTerms, { stripe }: Pick<Env, 'stripe'>) {
  return {
    name: terms.name,
    phone: terms.phone,
    promotion: terms.promotion,
    refundText: terms.refundText,
    socialLinks: terms.socialLinks.map(({ name, url }) => ({ name, url })),
    sameDayCutOffHour: terms.sameDayCutOffHour,
    services: terms.services.map(({ surchargePence, ...service }) => ({
      ...service,
      surcharge: toPounds(surchargePence),
    })),
    destinationRates: ratedDestinations(terms).map((destination) => {
      const rate = terms.customBoxRates[destination]!;
      return {
        destination,
        minimumCharge: toPounds(minimumFor(terms, destination)),
        perCubicMetre: toPounds(rate.perCubicMetrePence),
        handling: toPounds(rate.handlingPence),
        heavySurcharge: toPounds(rate.heavySurchargePence),
      };
    }),
    currency: REST_CURRENCY,
    payment: { publishableKey: stripe.publishableKey, isSandbox: stripe.sandbox },
  };
}
