import { Field, Int, ObjectType } from 'type-graphql';
import type { Env } from '../env/env.js';
import { Company } from './settings.entity.js';
import type { StoreSettingsInput } from './settings-admin.inputs.js';
import { type SettingsChange, trimmed } from './settings-change.js';
import { Store, toStore } from './store.types.js';
import type { StoreTerms } from './store-terms.js';

@ObjectType({ description: 'The current settings of the shop.' })
export class StoreSettings {
  @Field(() => Int, { description: 'Rises with every change; send it with the next one.' }) version: number;
  @Field(() => Store, { description: 'What every visitor sees of them.' }) store: Store;
  @Field({ description: 'Whether the company is written to about each new order.' }) newOrderEmails: boolean;
  @Field(() => Int, {
    description: 'How many delivered orders make a Premium Customer; 0 when everybody is one.',
  })
  premiumFromOrders: number;
  @Field(() => Company, { description: 'Who issues the documents.' }) company: Company;
}

/** The settings as GraphQL shows them to staff. */
export function toStoreSettings(terms: StoreTerms, env: Pick<Env, 'stripe'>): StoreSettings {
  const { version, company, newOrderEmails, premiumFromOrders } = terms;
  return { version, newOrderEmails, premiumFromOrders, store: toStore(terms, env), company };
}

/** A change of the settings as GraphQL sent it. */
export function toSettingsChange({
  services,
  destinationRates,
  ...words
}: StoreSettingsInput): SettingsChange {
  const offers = services?.map(({ level, name, description, surcharge: surchargePence }) => ({
    ...{ level, name, description, surchargePence },
  }));
  const rates = destinationRates?.map(({ destination, ...rate }) => [
    destination,
    {
      perCubicMetrePence: rate.perCubicMetre,
      handlingPence: rate.handling,
      heavySurchargePence: rate.heavySurcharge,
    },
  ]);
  return trimmed<SettingsChange>({ ...words, services: offers, rates: rates && Object.fromEntries(rates) });
}
