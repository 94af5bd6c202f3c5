import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';

/** The minimum charge of a destination: the Price of the specification. */
@Entity({ tableName: 'prices' })
export class Price {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text', unique: true })
  destination: DestinationKey;

  @Property({ type: 'integer' })
  amountPence: number;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number>;
}
