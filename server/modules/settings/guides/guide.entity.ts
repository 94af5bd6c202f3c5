import { Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import type { DestinationGuide as Guide } from '../../../../rules/destination-guide.js';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { column } from '../../../platform/db/column.js';
import { Audited, NotifiesCatalogue, Versioned } from '../../../platform/db/triggers.js';
import { ContainerPrice, CustomsPaper, DestinationCharge, GoodsRule, TransitTime } from './guide.types.js';

@Entity({ tableName: 'destination_guides' })
@Versioned()
@NotifiesCatalogue()
@Audited('guide', 'destination')
@ObjectType({ description: 'Guide of a destination: transit, charges, goods, papers, containers.' })
export class DestinationGuide implements Guide {
  @Field(() => DestinationKeys, { description: 'The destination.' })
  @column.destination({ primary: true })
  destination: DestinationKey;

  @Field(() => [TransitTime], { description: 'Transit times, at most one a service.' })
  @column.json({ default: '[]', check: "jsonb_typeof(transit_times) = 'array'" })
  transitTimes: TransitTime[] & Opt = [];

  @Field(() => [DestinationCharge], { description: 'Charges, in the order of staff.' })
  @column.json({ default: '[]', check: "jsonb_typeof(charges) = 'array'" })
  charges: DestinationCharge[] & Opt = [];

  @Field(() => [GoodsRule], { description: 'Rules for goods, in the order of staff.' })
  @column.json({ default: '[]', check: "jsonb_typeof(goods) = 'array'" })
  goods: GoodsRule[] & Opt = [];

  @Field(() => [ContainerPrice], { description: 'Container prices, at most one a size.' })
  @column.json({ default: '[]', check: "jsonb_typeof(container_prices) = 'array'" })
  containerPrices: ContainerPrice[] & Opt = [];

  @Field(() => [CustomsPaper], { description: 'Papers that customs require, in the order of staff.' })
  @column.json({ default: '[]', check: "jsonb_typeof(papers) = 'array'" })
  papers: CustomsPaper[] & Opt = [];

  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  @column.version()
  version: number & Opt;
}
