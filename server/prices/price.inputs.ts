import { MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { Pence } from '../shared/api/scalars.js';
import { IsVersion } from '../shared/api/version.js';

@InputType({ description: 'A minimum charge as staff set it.' })
export class PriceInput {
  @Field({ description: 'A destination by key or name.' })
  @MaxLength(100, { message: 'Choose a country from the list' })
  country: string;

  @Field(() => Pence, { description: 'Pence, up to 9,999,999.' })
  price: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  @IsVersion()
  version?: number | null;
}
