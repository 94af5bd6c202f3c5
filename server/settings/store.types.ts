import { Field, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { LegalKind } from '../../rules/legal-documents.js';
import type { CollectionRegion } from '../../rules/people/collection-regions.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import type { Env } from '../env/env.js';
import { LegalKinds } from '../legal/legal.entity.js';
import { CollectionRegions, DestinationKeys, ServiceLevels } from '../shared/api/enums.js';
import { MoneyField } from '../shared/money.js';
import { SocialLink } from './settings.entity.js';
import {
  legalVersionsOf,
  minimumFor,
  ratedDestinations,
  type StoreTerms,
  transitTimesOf,
} from './store-terms.js';

@ObjectType({ description: 'One service a customer can choose.' })
class ServiceOption {
  @Field(() => ServiceLevels, { description: 'Its id.' }) level: ServiceLevel;
  @Field({ description: 'As people read it.' }) name: string;
  @Field({ description: 'What it includes, in one sentence.' }) description: string;
  @MoneyField('surcharge', { description: 'Added to the price of carriage.' }) surchargePence: number;
}

@ObjectType({ description: 'Rates of a destination beside product prices.' })
class DestinationRate {
  @Field(() => DestinationKeys, { description: 'The destination of these rates.' })
  destination: DestinationKey;
  @MoneyField('minimumCharge', { description: 'The minimum charge for a shipment to it.' })
  minimumChargePence: number;
  @MoneyField('perCubicMetre', { description: 'Carriage of a custom box, per cubic metre.' })
  perCubicMetrePence: number;
  @MoneyField('handling', { description: 'Handling of a custom box, each.' })
  handlingPence: number;
  @MoneyField('heavySurcharge', { description: 'Added for a custom box over 30 kg.' })
  heavySurchargePence: number;
}

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

@ObjectType({ description: 'The company as the law wants it shown to customers.' })
class CompanyContact {
  @Field({ description: 'As registered.' }) legalName: string;
  @Field(() => [String], { description: 'As on an envelope, without the name.' })
  addressLines: readonly string[];
  @Field({ description: 'As registered.' }) companyNumber: string;
  @Field({ description: 'Empty when the company is not registered for VAT.' }) vatNumber: string;
  @Field({ description: 'Where questions go.' }) email: string;
}

@ObjectType({ description: 'A document in force.' })
class LegalVersion {
  @Field(() => LegalKinds, { description: 'Which document.' }) kind: LegalKind;
  @Field(() => Int, { description: 'From 1.' }) version: number;
}

@ObjectType({ description: 'The shop: its name, how to reach it, and its terms.' })
export class Store {
  @Field({ description: 'As people read it.' }) name: string;
  @Field({ description: 'Who charges a card, as registered; the name of the shop when staff have set none.' })
  companyName: string;
  @Field({ description: 'Empty when none is set.' }) phone: string;
  @Field({ description: 'When somebody answers it, in words; may be empty.' }) phoneHours: string;
  @Field({ description: 'A further promise at the top of every page; empty when none is set.' })
  promotion: string;
  @Field(() => Int, {
    description:
      'Per cent that online costs less than by phone; 0 when it costs the same. The first promise is made from it.',
  })
  onlineSavingPercent: number;
  @Field({ description: 'What we promise about refunds, in a sentence.' }) refundText: string;
  @Field(() => [SocialLink], { description: 'In the order of the page.' }) socialLinks: readonly SocialLink[];
  @Field(() => [SocialLink], {
    description:
      'Memberships and reviews of the company, each with the page that proves it; empty until staff add some.',
  })
  proofs: readonly SocialLink[];
  @Field(() => Int, { description: 'London hour from which today can no longer be chosen for collection.' })
  sameDayCutOffHour: number;
  @Field({
    description: 'Postcode areas with another hour, one rule a line, such as "LS, BD: 10:00"; may be empty.',
  })
  areaCutOffs: string;
  @Field(() => [CollectionRegions], {
    description: 'Where collections are made beyond mainland Great Britain.',
  })
  collectionRegions: readonly CollectionRegion[];
  @Field(() => [ServiceOption], { description: 'What can be chosen, the included one first.' })
  services: readonly ServiceOption[];
  @Field(() => [DestinationRate], { description: 'One for every destination a custom box can go to.' })
  destinationRates: DestinationRate[];
  @Field(() => [DestinationTransit], { description: 'By destination and service, where they are known.' })
  transitTimes: DestinationTransit[];
  @Field(() => CompanyContact, { description: 'Who the customer deals with.' }) company: CompanyContact;
  @Field(() => [LegalVersion], {
    description: 'The documents in force, to be shown and named by who agrees to them.',
  })
  legalVersions: LegalVersion[];
  @Field(() => PaymentProvider, { description: 'How a card is charged.' }) payment: PaymentProvider;
}

/** The shop and its terms as GraphQL shows them. */
export function toStore(terms: StoreTerms, { stripe }: Pick<Env, 'stripe'>): Store {
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
