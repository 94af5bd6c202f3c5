import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { PromotionKind } from '../../rules/prices/promotion.js';
import { column, Indexed } from '../db/column.js';
import { Audited, Versioned } from '../db/triggers.js';

/** What staff take off prices. What a checkout has frozen of it does not change with it. */
@Entity({ tableName: 'promotions' })
@Check({
  name: 'promotions_check',
  expression:
    "case kind when 'percent' then value between 1 and 100 when 'pence' then value between 1 and 9999999 else value = 0 end",
})
@Indexed('promotions_newest', '(created_at desc, id)')
@Indexed('promotions_automatic', '(id) where code is null and ended_at is null')
@Versioned()
@Audited('promotion')
export class PromotionRecord {
  @column.id() id: string;
  /** In capitals; null when it applies by itself. */
  @column.text({ nullable: true, unique: true, check: "code ~ '^[A-Z0-9-]{3,30}$'" }) code: string | null;
  @column.text() name: string;
  @column.choice(['percent', 'pence', 'freeService']) kind: PromotionKind;
  /** Whole per cent, or pence; 0 for a free service. */
  @column.int() value: number;
  /** Empty: all of them. */
  @column.json({ default: '[]', check: "jsonb_typeof(destinations) = 'array'" })
  destinations: DestinationKey[];
  /** The first day, in London. */
  @column.day({ nullable: true }) startsOn: string | null;
  /** The last day, itself included. */
  @column.day({ nullable: true, check: 'ends_on >= starts_on' }) endsOn: string | null;
  /** Of items and top-up. */
  @column.int({ default: 0, check: 'minimum_pence >= 0' }) minimumPence: number;
  @column.bool({ default: false }) oncePerAccount: boolean;
  /** How often in all; null: as often as wanted. */
  @column.int({ nullable: true, check: 'uses_max > 0' }) usesMax: number | null;
  /** When staff ended it; null again with another last day. */
  @column.moment({ nullable: true }) endedAt: Date | null;
  /** Raised by the database at every change, from 1. */
  @column.version() version: number & Opt;
  @column.moment() createdAt: Date;
}
