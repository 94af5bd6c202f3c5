import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../../rules/prices/quote.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited } from '../../../platform/db/triggers.js';
import { Money } from '../../../platform/values/money.js';
import { PriceRule } from '../bulk-prices/bulk-price.entity.js';
import { PriceParts, RATE_PARTS, type RatePart } from '../bulk-prices/changed-value.js';

export const PLAN_STATES = ['planned', 'applied', 'failed', 'withdrawn'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

const PlanStates = registerEnum<PlanState>('PlannedPriceState', 'State of a planned price change.', {
  planned: 'Its moment is still to come.',
  applied: 'It was applied.',
  failed: 'It could not be applied; nothing was changed.',
  withdrawn: 'Staff withdrew it.',
});

/** A rule by per cent or one new amount, which applies from a moment. */
@ObjectType({ description: 'A price change that applies from a moment: by per cent, or one new amount.' })
@Entity({ tableName: 'planned_price_changes' })
@Check({ name: 'planned_price_changes_check', expression: '(percent_tenths is null) = (part is not null)' })
@Check({
  name: 'planned_price_changes_check1',
  expression:
    "part is null or amount_pence is not null and (part = 'surcharge') = (service is not null) and (destination is null) = (service is not null)",
})
@Check({ name: 'planned_price_changes_check2', expression: "(state = 'planned') = (ended_at is null)" })
@Indexed('planned_price_changes_listed', '(ended_at desc nulls first, runs_at, id)')
@Indexed('planned_price_changes_due', "(runs_at, created_at, id) where state = 'planned'")
@Audited('plan')
export class PlannedPriceChange extends PriceRule {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field(() => Date, { description: 'When it was planned.' })
  @column.moment()
  createdAt: Date;

  @column.uuid() actorId: string;
  @Field(() => String, {
    description: 'Current name of the member of staff who planned it; empty when unknown.',
  })
  actorName: Opt<string>;

  @Field(() => Date, { description: 'When it applies.' })
  @column.moment()
  runsAt: Date;

  @Field(() => PriceParts, { nullable: true, description: 'What gets a new amount; null for per cent.' })
  @column.choice(RATE_PARTS, { nullable: true })
  part: RatePart | null;

  @Field(() => DestinationKeys, { nullable: true, description: 'The destination of a new amount.' })
  @column.destination({ nullable: true })
  destination: DestinationKey | null;

  @Field(() => String, { nullable: true, description: 'Display name of that destination.' })
  get country(): Opt<string> | null {
    return this.destination && destinationName(this.destination);
  }

  @Field(() => ServiceLevels, { nullable: true, description: 'The service of a new surcharge.' })
  @column.choice(SERVICE_LEVELS, { nullable: true })
  service: ServiceLevel | null;

  @Field(() => Money, { name: 'amount', nullable: true, description: 'The new amount.' })
  @column.int({ nullable: true, check: 'amount_pence between 0 and 9999999' })
  amountPence: number | null;

  @Field(() => PlanStates, { description: 'Whether it was applied.' })
  @column.choice(PLAN_STATES, { default: 'planned' })
  state: Opt<PlanState>;

  @Field(() => Date, { nullable: true, description: 'When it was applied, failed or withdrawn.' })
  @column.moment({ nullable: true })
  endedAt: Date | null;

  @column.uuid({ nullable: true }) endedBy: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Current name of the member of staff who withdrew it.',
  })
  endedByName: Opt<string> | null;

  @Field(() => String, { description: 'What came of it, as a sentence; empty while it is planned.' })
  @column.text({ default: '' })
  result: string & Opt;
}
