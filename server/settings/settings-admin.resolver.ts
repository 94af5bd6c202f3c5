import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Env } from '../env/env.js';
import type { Context } from '../start/context.js';
import { Company } from './settings.entity.js';
import { StoreSettingsInput } from './settings-admin.inputs.js';
import { type SettingsChange, trimmed } from './settings-change.js';
import { Store, toStore } from './store.types.js';
import type { StoreTerms } from './store-terms.js';

@ObjectType({ description: 'The current settings of the shop.' })
class StoreSettings {
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
function toStoreSettings(terms: StoreTerms, env: Pick<Env, 'stripe'>): StoreSettings {
  const { version, company, newOrderEmails, premiumFromOrders } = terms;
  return { version, newOrderEmails, premiumFromOrders, store: toStore(terms, env), company };
}

/** A change of the settings as GraphQL sent it. */
function toSettingsChange({ services, destinationRates, ...words }: StoreSettingsInput): SettingsChange {
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

@Resolver()
export class SettingsAdminResolver {
  @Query(() => StoreSettings, { description: 'Staff: the current settings.' })
  async adminSettings(@Ctx() { services, parts }: Context): Promise<StoreSettings> {
    return toStoreSettings(await services.settingsAdmin.read(), parts.env);
  }

  @Mutation(() => StoreSettings, {
    description: 'Staff: changes settings, all that were sent or none, at once; checkouts keep their totals.',
  })
  async adminUpdateStoreSettings(
    @Ctx() { services, parts }: Context,
    @Arg('input', () => StoreSettingsInput, { description: 'What changes.' }) input: StoreSettingsInput,
  ): Promise<StoreSettings> {
    return toStoreSettings(await services.settingsAdmin.update(toSettingsChange(input)), parts.env);
  }
}
