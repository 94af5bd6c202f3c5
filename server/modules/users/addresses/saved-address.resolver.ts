import { MaxLength, ValidateNested } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { AddressInput } from '../../../platform/values/address.js';
import { lengthMessage } from '../admin/user-admin.inputs.js';
import { SavedAddress } from './saved-address.entity.js';

@InputType({ description: 'An address to save.' })
class SavedAddressInput {
  @Field({ nullable: true, description: "The owner's name for it, up to 50 characters." })
  @MaxLength(50, lengthMessage('Label', 50))
  label?: string;

  @Field(() => AddressInput, { description: 'The address, with the country by name or code.' })
  @ValidateNested()
  address: AddressInput;

  @Field({
    nullable: true,
    description: 'Whether it is the default at checkout for its country. The first of a country always is.',
  })
  isDefault?: boolean;
}

@Resolver()
export class SavedAddressResolver {
  @Query(() => [SavedAddress], {
    description: "The signed-in customer's saved addresses, at most 20; defaults first.",
  })
  savedAddresses(@Ctx() { services }: Context): Promise<SavedAddress[]> {
    return services.savedAddresses.list();
  }

  @Mutation(() => SavedAddress, {
    description: 'Saves an address for later shipments; an address saved before is returned as it is.',
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
    @Arg('id', () => ID, { description: 'Id of the saved address.' }) id: string,
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
    @Arg('id', () => ID, { description: 'Id of the saved address.' }) id: string,
  ): Promise<string> {
    await services.savedAddresses.remove(id);
    return id;
  }
}
