import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { PROMOTION_KINDS, type PromotionKind } from '../../../../rules/prices/promotion.js';
import { DestinationKeys, registerEnum } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, Versioned } from '../../../platform/db/triggers.js';
import { MoneyField } from '../../../platform/values/money.js';

export const PromotionKinds = registerEnum<PromotionKind>('PromotionKind', 'Kind of discount.', {
  percent: 'A percentage off items and top-up.',
  pence: 'A fixed amount off items and top-up.',
  freeService: 'The service is free.',
});

export const PROMOTION_STATES = ['active', 'planned', 'ended'] as const;
/** In force, not yet, or no longer. */
export type PromotionState = (typeof PROMOTION_STATES)[number];

export const PromotionStates = registerEnum<PromotionState>('PromotionState', 'State of a promotion.', {
  active: 'Today is within its days.',
  planned: 'Its first day is still to come.',
  ended: 'Its last day is past, or staff have ended it.',
});

/** A discount that staff offer. Frozen promotions of checkouts do not change with it. */
@ObjectType({ description: 'A promotion, as staff see it.' })
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
export class Promotion {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field(() => String, { nullable: true, description: 'Code in capitals; null when automatic.' })
  @column.text({ nullable: true, unique: true, check: "code ~ '^[A-Z0-9-]{3,30}$'" })
  code: string | null;

  @Field({ description: 'The name shown to customers.' })
  @column.text()
  name: string;

  @Field(() => PromotionKinds, { description: 'Kind of discount.' })
  @column.choice(PROMOTION_KINDS)
  kind: PromotionKind;

  @Field(() => Int, { description: 'Whole per cent or pence, by `kind`; 0 for a free service.' })
  @column.int()
  value: number;

  @Field(() => [DestinationKeys], { description: 'Destinations in scope; empty for all.' })
  @column.json({ default: '[]', check: "jsonb_typeof(destinations) = 'array'" })
  destinations: DestinationKey[];

  @Field(() => CalendarDate, { nullable: true, description: 'The first day, in London.' })
  @column.day({ nullable: true })
  startsOn: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day, in London.' })
  @column.day({ nullable: true, check: 'ends_on >= starts_on' })
  endsOn: string | null;

  @MoneyField('minimum', { description: 'Minimum of items and top-up.' })
  @column.int({ default: 0, check: 'minimum_pence >= 0' })
  minimumPence: number;

  @Field({ description: 'Whether an account can use it only once.' })
  @column.bool({ default: false })
  oncePerAccount: boolean;

  @Field(() => Int, { nullable: true, description: 'Limit of uses in total; null when unlimited.' })
  @column.int({ nullable: true, check: 'uses_max > 0' })
  usesMax: number | null;

  /** Time when staff ended it; null after a new last day is set. */
  @column.moment({ nullable: true }) endedAt: Date | null;

  @Field(() => Int, { description: 'Rises with every change, from 1.' })
  @column.version()
  version: Opt<number>;

  @Field(() => Date, { description: 'When it was added.' })
  @column.moment()
  createdAt: Date;

  @Field(() => PromotionStates, { description: 'Whether it is in force.' }) state: Opt<PromotionState>;
  @Field(() => Int, { description: 'Number of orders that use it.' }) uses: Opt<number>;
  @Field(() => Int, {
    description: 'Number of places taken: by orders, and by customers with unpaid checkouts.',
  })
  places: Opt<number>;
  @MoneyField('cost', { description: 'The total discount on orders that were not cancelled.' })
  costPence: Opt<number>;
}
