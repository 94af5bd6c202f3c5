import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import type {
  ContainerPrice,
  CustomsPaper,
  DestinationCharge,
  DestinationGuide,
  GoodsRule,
  TransitTime,
} from '../../../rules/destination-guide.js';
import type { DestinationKey } from '../../../rules/destinations.js';

@Entity({ tableName: 'destination_guides' })
export class DestinationGuideRecord implements DestinationGuide {
  @PrimaryKey({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'json' })
  transitTimes: TransitTime[] & Opt = [];

  @Property({ type: 'json' })
  charges: DestinationCharge[] & Opt = [];

  @Property({ type: 'json' })
  goods: GoodsRule[] & Opt = [];

  @Property({ type: 'json' })
  containerPrices: ContainerPrice[] & Opt = [];

  @Property({ type: 'json' })
  papers: CustomsPaper[] & Opt = [];

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: number & Opt;
}
