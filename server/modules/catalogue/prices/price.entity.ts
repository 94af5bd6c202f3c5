import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { CacheableType } from '../../../platform/cache/cacheable.js';
import { column } from '../../../platform/db/column.js';
import { Audited, NotifiesCatalogue, Versioned } from '../../../platform/db/triggers.js';
import { MoneyField } from '../../../platform/values/money.js';

/** The minimum charge of a destination: the Price of the specification. */
@CacheableType()
@ObjectType({ description: 'The minimum charge of one destination.' })
@Entity({ tableName: 'prices' })
@Versioned()
@NotifiesCatalogue()
@Audited('price')
export class Price {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field(() => DestinationKeys, { description: 'The destination.' })
  @column.destination({ unique: true })
  destination: DestinationKey;

  /** 0 means no minimum. */
  @MoneyField('price', { description: 'The minimum charge.' })
  @column.int({ check: 'amount_pence between 0 and 9999999' })
  amountPence: number;

  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  @column.version()
  version: Opt<number>;

  @Field(() => String, { description: 'Display name of the destination.' })
  get country(): Opt<string> {
    return destinationName(this.destination);
  }
}
