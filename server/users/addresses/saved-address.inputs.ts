import { MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../../shared/address.js';
import { lengthMessage } from '../admin/user-admin.inputs.js';

@InputType({ description: 'An address to save.' })
export class SavedAddressInput {
  @Field({ nullable: true, description: 'Its name for the owner, up to 50 characters.' })
  @MaxLength(50, lengthMessage('Label', 50))
  label?: string;

  @Field(() => AddressInput, { description: 'The address, with its country written out or as its code.' })
  @ValidateNested()
  address: AddressInput;

  @Field({
    nullable: true,
    description: 'Makes it the default at checkout for its country. The first of a country always is.',
  })
  isDefault?: boolean;
}
