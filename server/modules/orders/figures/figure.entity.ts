import { Entity } from '@mikro-orm/decorators/legacy';
import { column } from '../../../platform/db/column.js';
import { Triggered } from '../../../platform/db/triggers.js';

/**
 * Of `daily`, the orders booked on a day and the money that moved on it, by day and destination only. Pence of the
 * others are the ledger's of the orders counted there.
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

/** When the figures were last compared with the rows they are of, and how many differed. */
@Entity({ tableName: 'order_figure_checks' })
export class OrderFigureCheck {
  @column.int({ primary: true, check: 'id = 1' }) id: number;
  @column.moment() checkedAt: Date;
  @column.int() differing: number;
}

/**
 * Days from collection to delivery of what was delivered in the last year, without the fastest tenth and the
 * slowest; only of lanes with enough deliveries. Counted once a night.
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
