import { IsBoolean, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../../shared/address.js';
import { Describe } from '../../shared/api/describe.js';
import { partWords } from '../admin/user-admin.inputs.js';

const LABEL = 'What its owner calls it, up to 50 characters.';
const DEFAULT = 'Filled in first at checkout, in place of the one before. The first of a country always is.';

@InputType({ description: 'An address to keep.' })
export class SavedAddressInput {
  @Describe(LABEL, { schema: { type: 'string' } })
  @Field({ nullable: true, description: LABEL })
  @IsOptional()
  @MaxLength(50, partWords('Label', 50))
  label?: string;

  @Field(() => AddressInput, { description: 'The address, with its country written out or as its code.' })
  @ValidateNested()
  address: AddressInput;

  @Describe(DEFAULT)
  @Field({ nullable: true, description: DEFAULT })
  @IsOptional()
  @IsBoolean({ message: 'Please say yes or no to filling it in first' })
  isDefault?: boolean;
}
