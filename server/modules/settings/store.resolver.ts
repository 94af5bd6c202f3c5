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

@ObjectType({ description: 'How long a shipment takes to a destination, from collection to delivery.' })
class DestinationTransit {
  @Field(() => DestinationKeys, { description: 'Where to.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'With which service.' }) service: ServiceLevel;
  @Field(() => Int, { description: 'At the earliest.' }) fromDays: number;
  @Field(() => Int, { description: 'At the latest.' }) toDays: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Of how many deliveries in the last year eight in ten took so long; null where the days are what we expect.',
  })
  deliveries: number | null;
}

@ObjectType({ description: 'How the browser reaches the payment provider.' })
class PaymentProvider {
  @Field({ description: 'For Stripe.js; no secret.' }) publishableKey: string;
  @Field({ description: 'True when no real card is charged.' }) isSandbox: boolean;
}

@ObjectType({ description: 'A document in force.' })
class LegalVersion {
  @Field(() => LegalKinds, { description: 'Which document.' }) kind: LegalKind;
  @Field(() => Int, { description: 'From 1.' }) version: number;
}

@ObjectType({ description: 'The shop: its name, how to reach it, and its terms.' })
export class Store extends StoreSettings {
  @Field({ description: 'Who charges a card, as registered; the name of the shop when staff have set none.' })
  companyName: string;
  @Field(() => [ServiceOption], { description: 'What can be chosen, the included one first.' })
  services: StoreTerms['services'];
  @Field(() => [DestinationRate], { description: 'One for every destination a custom box can go to.' })
  destinationRates: DestinationRate[];
  @Field(() => [DestinationTransit], { description: 'By destination and service, where they are known.' })
  transitTimes: DestinationTransit[];
  @Field(() => [LegalVersion], {
    description: 'The documents in force, to be shown and named by who agrees to them.',
  })
  legalVersions: LegalVersion[];
  @Field(() => PaymentProvider, { description: 'How a card is charged.' }) payment: PaymentProvider;
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
