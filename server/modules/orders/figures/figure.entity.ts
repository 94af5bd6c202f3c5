import { Entity } from '@mikro-orm/decorators/legacy';
import { column } from '../../../platform/db/column.js';
import { Triggered } from '../../../platform/db/triggers.js';

/**
 * Stored counts and sums of orders. `daily` has the orders booked and the money moved on a day, by day and destination
 * only; in other kinds, `pence` is the ledger's sum for the orders counted.
 */
@Entity({ tableName: 'order_figures' })
export class OrderFigure {
  @column.choice(['all', 'booked', 'collected', 'daily'], { primary: true }) kind:
    | 'all'
    | 'booked'
    | 'collected'
    | 'daily';
  @column.day({ primary: true }) day: string;
  @column.text({ primary: true }) destination: string;
  @column.text({ primary: true }) status: string;
  @column.text({ primary: true }) paymentStatus: string;
  @column.bigint() orders: number;
  @column.bigint() pence: number;
}

/** When the figures were last compared with the orders and the ledger, and how many differed. */
@Entity({ tableName: 'order_figure_checks' })
export class OrderFigureCheck {
  @column.int({ primary: true, check: 'id = 1' }) id: number;
  @column.moment() checkedAt: Date;
  @column.int() differing: number;
}

/**
 * Days from collection to delivery in the last year, without the fastest and the slowest tenth; only for lanes with
 * enough deliveries. Counted once a night.
 */
@Entity({ tableName: 'lane_transits' })
@Triggered(
  'lane_transits_changed',
  'after insert or update or delete',
  'for each row execute function tell_catalogue_changed()',
)
export class LaneTransit {
  @column.text({ primary: true }) destination: string;
  @column.text({ primary: true }) service: string;
  @column.int() deliveries: number;
  @column.int() fromDays: number;
  @column.int() toDays: number;
}
