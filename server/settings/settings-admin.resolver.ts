import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../start/context.js';
import { StoreSettingsInput } from './settings-admin.inputs.js';
import { StoreSettings, toSettingsChange, toStoreSettings } from './settings-admin.types.js';

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
