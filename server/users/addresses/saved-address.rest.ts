import { IsBoolean, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Type } from 'typebox';
import { Describe } from '../../shared/api/describe.js';
import { Flag, Moment, shape, Text, Uuid } from '../../shared/api/rest-schema.js';
import { partWords } from '../admin/user-admin.inputs.js';
import type { SavedAddress } from './saved-address.entity.js';
import type { AddressToSave } from './saved-address.service.js';

const TEXT = { schema: { type: 'string' } };

/** An address to keep, in flat fields. */
export class SavedAddressBody {
  @Describe('What its owner calls it.', TEXT)
  @IsOptional()
  @MaxLength(50, partWords('Label', 50))
  label?: string;

  @Describe('Street and number.')
  @Length(1, 200, { message: 'Address is required' })
  @IsString({ message: 'Address is required' })
  address: string;

  @Describe('Flat, floor or building.', TEXT)
  @IsOptional()
  @MaxLength(200, partWords('Address', 200))
  address2?: string;

  @Describe('City or town.')
  @Length(1, 100, { message: 'City is required' })
  @IsString({ message: 'City is required' })
  city: string;

  @Describe('State, county or province; needed where letters need one.', TEXT)
  @IsOptional()
  @MaxLength(100, partWords('State', 100))
  state?: string;

  @Describe('Postal code; needed where there are any.', TEXT)
  @IsOptional()
  @MaxLength(20, partWords('Postal code', 20))
  zipCode?: string;

  @Describe('Country, written out or as its code.')
  @Length(1, 100, { message: 'Country is required' })
  @IsString({ message: 'Country is required' })
  country: string;

  @Describe('Filled in first at checkout. The first of a country always is.')
  @IsOptional()
  @IsBoolean({ message: 'Please say yes or no to filling it in first' })
  isDefault?: boolean;
}

/** What a body asks to keep. */
export function toAddressToSave(body: SavedAddressBody): AddressToSave {
  const { label, address, address2, city, state, zipCode, country, isDefault } = body;
  return {
    ...{ label, isDefault },
    address: { line1: address, line2: address2, city, state, postcode: zipCode, country },
  };
}

export const RestSavedAddress = shape(
  {
    _id: Uuid('The saved address.'),
    label: Text('What its owner calls it; may be empty.'),
    address: Text('Street and number.'),
    address2: Text('Flat, floor or building.'),
    city: Text('City or town.'),
    state: Text('State, county or province.'),
    zipCode: Text('Postal code.'),
    country: Text('Country.'),
    countryCode: Text('ISO 3166-1 code of the country.'),
    isDefault: Flag('Filled in first at checkout; at most one in each country.'),
    createdAt: Moment('When it was saved.'),
  },
  { name: 'SavedAddress', description: 'An address that a customer keeps.' },
);

export const RestSavedAddressAnswer = shape({ address: RestSavedAddress });

export const RestSavedAddresses = shape({ addresses: Type.Array(RestSavedAddress, { maxItems: 20 }) });

/** A saved address as REST shows it. */
export function toRestSavedAddress({ id, label, address, countryCode, isDefault, createdAt }: SavedAddress) {
  const { line1, line2, city, state, postcode, country } = address;
  return {
    ...{ _id: id, label, address: line1, address2: line2, city, state, zipCode: postcode },
    ...{ country, countryCode, isDefault, createdAt },
  };
}
