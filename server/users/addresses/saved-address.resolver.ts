import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { SavedAddress } from './saved-address.entity.js';
import { SavedAddressInput } from './saved-address.inputs.js';

@Resolver()
export class SavedAddressResolver {
  @Query(() => [SavedAddress], {
    description: "The signed-in customer's saved addresses, at most 20; defaults first.",
  })
  savedAddresses(@Ctx() { services }: Context): Promise<SavedAddress[]> {
    return services.savedAddresses.list();
  }

  @Mutation(() => SavedAddress, {
    description: 'Saves an address for later shipments. One that is saved already is returned as it is.',
  })
  createSavedAddress(
    @Ctx() { services }: Context,
    @Arg('input', () => SavedAddressInput, { description: 'The address.' }) input: SavedAddressInput,
  ): Promise<SavedAddress> {
    return services.savedAddresses.add(input);
  }

  @Mutation(() => SavedAddress, {
    description: 'Changes a saved address. Orders keep the address they were booked with.',
  })
  updateSavedAddress(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Which saved address.' }) id: string,
    @Arg('input', () => SavedAddressInput, {
      description: 'The complete address; a label or default left out does not change.',
    })
    input: SavedAddressInput,
  ): Promise<SavedAddress> {
    return services.savedAddresses.change(id, input);
  }

  @Mutation(() => ID, {
    description: 'Deletes a saved address. Orders keep the address they were booked with. Returns its id.',
  })
  async deleteSavedAddress(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Which saved address.' }) id: string,
  ): Promise<string> {
    await services.savedAddresses.remove(id);
    return id;
  }
}
