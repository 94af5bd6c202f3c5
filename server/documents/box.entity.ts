import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';

@Entity({ tableName: 'order_boxes' })
export class OrderBox {
  @column.refersTo('orders', { primary: true, onDelete: 'cascade' }) orderId: string;
  @column.int({ primary: true, check: 'number > 0' }) number: number;
  /** Printed on the label. */
  @column.uuid({ unique: true, defaultRaw: 'gen_random_uuid()' }) token: string;
  @column.int({ default: 0 }) version: number;
}

@Entity({ tableName: 'box_items' })
export class BoxItem {
  @column.refersTo('order_boxes', { columns: ['order_id', 'box_number'], primary: true, onDelete: 'cascade' })
  box: [orderId: string, number: number];
  @column.int({ primary: true }) position: number;
  @column.text({ check: 'length(description) between 1 and 200' }) description: string;
  @column.int({ check: 'quantity between 1 and 9999' }) quantity: number;
  @column.int({ check: 'value_pence between 0 and 9999999' }) valuePence: number;
  @column.bool() isUsed: boolean;
}

/** Once an hour for each side; names nobody. */
@Entity({ tableName: 'box_scans' })
@Indexed('box_scans_by_age', '(scanned_at)')
export class BoxScan {
  @column.refersTo('order_boxes', { columns: ['order_id', 'box_number'], primary: true, onDelete: 'cascade' })
  box: [orderId: string, number: number];
  @column.choice(['owner', 'staff', 'link'], { primary: true }) scannedBy: 'owner' | 'staff' | 'link';
  @column.moment({ primary: true }) scannedHour: Date;
  @column.moment() scannedAt: Date;
}

/** The stops of a day as staff have put them; orders that are not there any more do no harm. */
@Entity({ tableName: 'driving_orders' })
export class DrivingOrder {
  @column.day({ primary: true }) day: string;
  @column.uuids({ defaultRaw: "'{}'" }) orderIds: string[];
  @column.int({ default: 0 }) version: number;
}
