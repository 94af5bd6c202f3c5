import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/http/context.js';
import { StoreSettingsInput } from './settings-admin.inputs.js';
import { type SettingsChange, trimmed } from './settings-change.js';
import { Store, toStore } from './store.resolver.js';

/** The change of the settings that a GraphQL input describes. */
function toSettingsChange({
  services,
  destinationRates,
  refundLimit: refundLimitPence,
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
  return trimmed<SettingsChange>({
    ...words,
    refundLimitPence,
    services: offers,
    rates: rates && Object.fromEntries(rates),
  });
}

@Resolver()
export class SettingsAdminResolver {
  @Query(() => Store, { description: 'Staff: the current settings.' })
  async adminSettings(@Ctx() { services, deps }: Context): Promise<Omit<Store, 'id'>> {
    return toStore(await services.settingsAdmin.read(), deps.env);
  }

  @Mutation(() => Store, {
    description: 'Staff: changes settings, either all that were sent or none; checkouts keep their totals.',
  })
  async adminUpdateStoreSettings(
    @Ctx() { services, deps }: Context,
    @Arg('input', () => StoreSettingsInput, { description: 'What changes.' }) input: StoreSettingsInput,
  ): Promise<Omit<Store, 'id'>> {
    return toStore(await services.settingsAdmin.update(toSettingsChange(input)), deps.env);
  }
}
