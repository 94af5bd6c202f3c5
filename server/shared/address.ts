import { IsOptional, IsString, Length, MaxLength, type ValidationArguments } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A postal address. Empty text where a country has no such part.' })
export class Address {
  @Field({ description: 'Street and number.' }) line1: string;
  @Field({ description: 'Flat, floor or building.' }) line2: string;
  @Field({ description: 'City or town.' }) city: string;
  @Field({ description: 'State, county or province.' }) state: string;
  @Field({ description: 'In capitals.' }) postcode: string;
  @Field({ description: 'Country name as written on the parcel.' }) country: string;
}

/** What is said of a part that is empty, or too long for a label. */
function lengthWords(part: string, max: number) {
  return ({ value }: ValidationArguments): string =>
    typeof value === 'string' && value.length > max
      ? `${part} has room for ${max} characters`
      : `${part} is required`;
}

@InputType({ description: 'A postal address as typed.' })
export class AddressInput {
  @Field({ description: 'Street and number, 1 to 200 characters.' })
  @IsString()
  @Length(1, 200, { message: lengthWords('Address', 200) })
  line1: string;

  @Field({ nullable: true, description: 'Flat, floor or building, up to 200 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(200, { message: lengthWords('Address', 200) })
  line2?: string;

  @Field({ description: 'City or town, 1 to 100 characters.' })
  @IsString()
  @Length(1, 100, { message: lengthWords('City', 100) })
  city: string;

  @Field({ nullable: true, description: 'State, county or province, up to 100 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(100, { message: lengthWords('State', 100) })
  state?: string;

  @Field({ nullable: true, description: 'Up to 20 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(20, { message: lengthWords('Postal code', 20) })
  postcode?: string;

  @Field({ description: 'Name of the country, 1 to 100 characters.' })
  @IsString()
  @Length(1, 100, { message: lengthWords('Country', 100) })
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
