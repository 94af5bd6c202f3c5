import { Entity } from '@mikro-orm/decorators/legacy';
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
import { column } from '../../db/column.js';
import { Audited, TellsCatalogue, Versioned } from '../../db/triggers.js';

@Entity({ tableName: 'destination_guides' })
@Versioned()
@TellsCatalogue()
@Audited('guide', 'destination')
export class DestinationGuideRecord implements DestinationGuide {
  @column.destination({ primary: true }) destination: DestinationKey;
  @column.json({ default: '[]', check: "jsonb_typeof(transit_times) = 'array'" })
  transitTimes: TransitTime[] & Opt = [];
  @column.json({ default: '[]', check: "jsonb_typeof(charges) = 'array'" }) charges: DestinationCharge[] &
    Opt = [];
  @column.json({ default: '[]', check: "jsonb_typeof(goods) = 'array'" }) goods: GoodsRule[] & Opt = [];
  @column.json({ default: '[]', check: "jsonb_typeof(container_prices) = 'array'" })
  containerPrices: ContainerPrice[] & Opt = [];
  @column.json({ default: '[]', check: "jsonb_typeof(papers) = 'array'" }) papers: CustomsPaper[] & Opt = [];
  /** Raised by the database at every change, from 1. */
  @column.version() version: number & Opt;
}
