import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A postal address. Empty text where a country has no such part.' })
export class Address {
  @Field() line1: string;
  @Field() line2: string;
  @Field() city: string;
  @Field() state: string;
  @Field() postcode: string;
  @Field({ description: 'Country name as written on the parcel.' }) country: string;
}

@InputType({ description: 'A postal address as typed.' })
export class AddressInput {
  @Field()
  @IsString()
  @Length(1, 200, { message: 'Address is required' })
  line1: string;

  @Field({ nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  line2?: string;

  @Field()
  @IsString()
  @Length(1, 100, { message: 'City is required' })
  city: string;

  @Field({ nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  state?: string;

  @Field({ nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  postcode?: string;

  @Field()
  @IsString()
  @Length(1, 100, { message: 'Country is required' })
  country: string;
}

/** The stored form of a typed address: trimmed, with empty text for parts left out. */
export function toAddress(input: AddressInput): Address {
  return {
    line1: input.line1.trim(),
    line2: input.line2?.trim() ?? '',
    city: input.city.trim(),
    state: input.state?.trim() ?? '',
    postcode: input.postcode?.trim().toUpperCase() ?? '',
    country: input.country.trim(),
  };
}
