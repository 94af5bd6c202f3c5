import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Address } from '../../shared/address.js';

@ObjectType({ description: 'An address that a customer saved, to choose at checkout.' })
@Entity({ tableName: 'saved_addresses' })
export class SavedAddress {
  @Field(() => ID, { description: 'Identifies the saved address.' })
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Field({ description: 'Its name for the owner; may be empty.' })
  @Property({ type: 'text', default: '' })
  label: string;

  @Field(() => Address, { description: 'The address.' })
  @Property({ type: 'json' })
  address: Address;

  @Field({
    description:
      'ISO 3166-1 code of its country. Collection takes GB, delivery the country of the quote, billing any.',
  })
  @Property({ type: 'text' })
  countryCode: string;

  @Field({ description: 'The default at checkout; at most one in each country.' })
  @Property({ type: 'boolean', default: false })
  isDefault: boolean;

  @Field(() => Date, { description: 'When it was saved.' })
  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  updatedAt: Date;
}
