import { IsOptional, IsString, Length, MaxLength, type ValidationArguments } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ADDRESS_LENGTH_MAX as MAX } from '../../../rules/people/address-rules.js';
import { ADDRESS_PARTS, eachOf } from '../../../rules/people/addresses/address-parts.js';
import { countryCode } from '../../../rules/people/countries.js';
import { ownParts, writePostcode, writeState } from '../../../rules/people/country-addresses.js';

@ObjectType({ description: 'A postal address. A part that the country does not use is empty.' })
export class Address {
  @Field({ description: 'Street and number; empty for a delivery whose street the customer gives later.' })
  line1: string;
  @Field({ description: 'Flat, floor or building.' }) line2: string;
  @Field({ description: 'City or town.' }) city: string;
  @Field({ description: 'State, county or province.' }) state: string;
  @Field({ description: 'The postcode in capitals; a UK postcode has its space: LS1 4AP.' }) postcode: string;
  @Field({ description: 'The country name as written on the parcel.' }) country: string;
}

/** Message for a part that is empty, or too long for a label. */
function lengthMessage(part: string, max: number) {
  return ({ value }: ValidationArguments): string =>
    typeof value === 'string' && value.length > max
      ? `${part} can have at most ${max} characters`
      : `${part} is required`;
}

@InputType({ description: 'A postal address as typed.' })
export class AddressInput {
  @Field({
    description: `Street and number, up to ${MAX.line1} characters. Only a delivery address may omit it.`,
  })
  @IsString({ message: 'Address is required' })
  @MaxLength(MAX.line1, { message: lengthMessage('Address', MAX.line1) })
  line1: string;

  @Field({ nullable: true, description: `Flat, floor or building, up to ${MAX.line2} characters.` })
  @IsOptional()
  @IsString()
  @MaxLength(MAX.line2, { message: lengthMessage('Address', MAX.line2) })
  line2?: string;

  @Field({ description: `City or town, 1 to ${MAX.city} characters.` })
  @IsString()
  @Length(1, MAX.city, { message: lengthMessage('City', MAX.city) })
  city: string;

  @Field({ nullable: true, description: `State, county or province, up to ${MAX.state} characters.` })
  @IsOptional()
  @IsString()
  @MaxLength(MAX.state, { message: lengthMessage('State', MAX.state) })
  state?: string;

  @Field({ nullable: true, description: `The postcode, up to ${MAX.postcode} characters.` })
  @IsOptional()
  @IsString()
  @MaxLength(MAX.postcode, { message: lengthMessage('Postal code', MAX.postcode) })
  postcode?: string;

  @Field({ description: `Name of the country, 1 to ${MAX.country} characters.` })
  @IsString()
  @Length(1, MAX.country, { message: lengthMessage('Country', MAX.country) })
  country: string;
}

/** The stored form of an entered address: as its country writes it, with empty text for absent parts. */
export function toAddress(input: AddressInput): Address {
  return asWritten(eachOf(ADDRESS_PARTS, (part) => input[part] ?? ''));
}

/** An address with its state and postcode as its country writes them. */
export function asWritten(address: Address): Address {
  const code = countryCode(address.country) ?? '';
  const { state, postcode } = address;
  return { ...address, state: writeState(state, code), postcode: writePostcode(postcode, code) };
}

/** A stored address without parts that its country does not have. */
export function ownAddress(address: Address): Address {
  return ownParts(address, countryCode(address.country) ?? '');
}
