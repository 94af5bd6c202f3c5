import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { LegalKind } from '../../../rules/legal-documents.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import { DestinationKeys, ServiceLevels } from '../../platform/api/enums.js';
import type { Env } from '../../platform/env/env.js';
import type { Context } from '../../platform/http/context.js';
import { LegalKinds } from './legal/legal.entity.js';
import { DestinationRate, ServiceOption, StoreSettings } from './settings.entity.js';
import {
  legalVersionsOf,
  minimumFor,
  ratedDestinations,
  type StoreTerms,
  transitTimesOf,
} from './store-terms.js';

@ObjectType({ description: 'The transit time to a destination, from collection to delivery.' })
class DestinationTransit {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field(() => Int, { description: 'The shortest time in days.' }) fromDays: number;
  @Field(() => Int, { description: 'The longest time in days.' }) toDays: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of deliveries in the last year that the days are measured from: eight in ten took that long. Null when the days are an estimate.',
  })
  deliveries: number | null;
}

@ObjectType({ description: 'How the browser reaches the payment provider.' })
class PaymentProvider {
  @Field({ description: 'The publishable key for Stripe.js, which is no secret.' }) publishableKey: string;
  @Field({ description: 'True when no real card is charged.' }) isSandbox: boolean;
}

@ObjectType({ description: 'Version of a document in force.' })
class LegalVersion {
  @Field(() => LegalKinds, { description: 'The document.' }) kind: LegalKind;
  @Field(() => Int, { description: 'Version of the document, from 1.' }) version: number;
}

@ObjectType({ description: 'The shop: its name, contact details and terms.' })
export class Store extends StoreSettings {
  @Field({ description: "Registered name of the company; the shop's name when unset." })
  companyName: string;
  @Field(() => [ServiceOption], { description: 'The available services, the included one first.' })
  services: StoreTerms['services'];
  @Field(() => [DestinationRate], { description: 'Rates, one per destination of custom boxes.' })
  destinationRates: DestinationRate[];
  @Field(() => [DestinationTransit], { description: 'The known transit times, by destination and service.' })
  transitTimes: DestinationTransit[];
  @Field(() => [LegalVersion], {
    description: 'The legal documents in force, which the customer is shown and agrees to.',
  })
  legalVersions: LegalVersion[];
  @Field(() => PaymentProvider, { description: 'The payment provider.' }) payment: PaymentProvider;
}

/** The shop and its terms as GraphQL shows them. */
export function toStore(terms: StoreTerms, { stripe }: Pick<Env, 'stripe'>): Omit<Store, 'id'> {
  return {
    ...terms,
    companyName: terms.company.legalName || terms.name,
    legalVersions: legalVersionsOf(terms),
    destinationRates: ratedDestinations(terms).map((destination) => ({
      ...{ destination, minimumChargePence: minimumFor(terms, destination) },
      ...terms.customBoxRates[destination]!,
    })),
    transitTimes: transitTimesOf(terms),
    payment: { publishableKey: stripe.publishableKey, isSandbox: stripe.sandbox },
  };
}

@Resolver()
export class StoreResolver {
  @Query(() => Store, { description: 'The shop and its terms.' })
  async store(@Ctx() { services, deps }: Context): Promise<Omit<Store, 'id'>> {
    return toStore(await services.store.terms(), deps.env);
  }
}
