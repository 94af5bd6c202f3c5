import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { PromotionKind } from '../../rules/prices/promotion.js';

/** What staff take off prices. What a checkout has frozen of it does not change with it. */
@Entity({ tableName: 'promotions' })
export class PromotionRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** In capitals; null when it applies by itself. */
  @Property({ type: 'text', nullable: true, unique: true })
  code: string | null;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  kind: PromotionKind;

  /** Whole per cent, or pence; 0 for a free service. */
  @Property({ type: 'integer' })
  value: number;

  /** Empty: all of them. */
  @Property({ type: 'json' })
  destinations: DestinationKey[];

  /** The first day, in London. */
  @Property({ type: 'date', nullable: true })
  startsOn: string | null;

  /** The last day, itself included. */
  @Property({ type: 'date', nullable: true })
  endsOn: string | null;

  /** Of items and top-up. */
  @Property({ type: 'integer', default: 0 })
  minimumPence: number;

  @Property({ type: 'boolean', default: false })
  oncePerAccount: boolean;

  /** How often in all; null: as often as wanted. */
  @Property({ type: 'integer', nullable: true })
  usesMax: number | null;

  /** When staff ended it; null again with another last day. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: number & Opt;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
