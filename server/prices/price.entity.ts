import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';
import { column } from '../db/column.js';
import { Audited, TellsCatalogue, Versioned } from '../db/triggers.js';

/** The minimum charge of a destination: the Price of the specification. */
@Entity({ tableName: 'prices' })
@Versioned()
@TellsCatalogue()
@Audited('price')
export class Price {
  @column.id() id: string;
  @column.destination({ unique: true }) destination: DestinationKey;
  /** 0 is no minimum. */
  @column.int({ check: 'amount_pence between 0 and 9999999' }) amountPence: number;
  /** Raised by the database at every change, from 1. */
  @column.version() version: Opt<number>;
}
