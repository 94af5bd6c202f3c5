import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../platform/db/column.js';
import { Address } from '../../../platform/values/address.js';

@Entity({ tableName: 'saved_addresses' })
@Indexed('saved_addresses_of_user', '(user_id, created_at, id)')
@Indexed('saved_addresses_one_default', '(user_id, country_code) where is_default', { unique: true })
@ObjectType({ description: 'An address that a customer saved, to choose at checkout.' })
export class SavedAddress {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  @Field({ description: "The owner's name for it; may be empty." })
  @column.text({ default: '' })
  label: string;

  @Field(() => Address, { description: 'The address.' })
  @column.json()
  address: Address;

  @Field({
    description:
      'The ISO 3166-1 code of its country. Collection accepts GB, delivery the country of the quote, billing any country.',
  })
  @column.text({ check: "country_code ~ '^[A-Z]{2}$'" })
  countryCode: string;

  @Field({ description: 'Whether it is the default at checkout; at most one in each country.' })
  @column.bool({ default: false })
  isDefault: boolean;

  @Field(() => Date, { description: 'When it was saved.' })
  @column.moment()
  createdAt: Date;

  @column.moment() updatedAt: Date;
}
