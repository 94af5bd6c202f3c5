import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { MoneyField } from '../../../platform/values/money.js';

/** The reader who scanned a label; `link` is the holder of a tracking link to the order. */
export type BoxScanner = 'owner' | 'staff' | 'link';

export const BoxScanners = registerEnum<BoxScanner>(
  'BoxScanner',
  'The side that scanned the label of a box.',
  {
    owner: 'The customer who owns the order.',
    staff: 'A member of staff.',
    link: 'Anyone with the tracking link of the order.',
  },
);

@Entity({ tableName: 'order_boxes' })
export class OrderBox {
  @column.refersTo('orders', { primary: true, onDelete: 'cascade' }) orderId: string;
  @column.int({ primary: true, check: 'number > 0' }) number: number;
  /** Printed on the label. */
  @column.uuid({ unique: true, defaultRaw: 'gen_random_uuid()' }) token: string;
  @column.int({ default: 0 }) version: number;
}

/** The box of a row; rows follow it to another number. */
const BoxKey = () =>
  column.refersTo('order_boxes', {
    columns: ['order_id', 'box_number'],
    primary: true,
    onDelete: 'cascade',
    updateRule: 'cascade',
  });

@ObjectType('BoxEntry', { description: 'An item in a box, as its owner declared it.' })
@Entity({ tableName: 'box_items' })
export class BoxItem {
  @BoxKey() box: [orderId: string, number: number];
  @column.int({ primary: true }) position: number;

  @Field({ description: 'Description of the item.' })
  @column.text({ check: 'length(description) between 1 and 200' })
  description: string;

  @Field(() => Int, { description: 'Number of pieces.' })
  @column.int({ check: 'quantity between 1 and 9999' })
  quantity: number;

  @MoneyField('value', { description: 'Total value of the pieces.' })
  @column.int({ check: 'value_pence between 0 and 9999999' })
  valuePence: number;

  @Field({ description: 'False when the item was bought new for the move.' })
  @column.bool()
  isUsed: boolean;
}

/** At most one row an hour for each side; names no person. */
@ObjectType('BoxScanTime', { description: 'Last scan of a box label on one side.' })
@Entity({ tableName: 'box_scans' })
@Indexed('box_scans_by_age', '(scanned_at)')
export class BoxScan {
  @BoxKey() box: [orderId: string, number: number];

  @Field(() => BoxScanners, { name: 'by', description: 'The side that scanned it.' })
  @column.choice(['owner', 'staff', 'link'], { primary: true })
  scannedBy: BoxScanner;

  @column.moment({ primary: true }) scannedHour: Date;

  @Field({ name: 'at', description: 'When it was scanned; recorded once an hour.' })
  @column.moment()
  scannedAt: Date;
}

/** The stops of a day as staff have sorted them; ids of deleted orders have no effect. */
@Entity({ tableName: 'driving_orders' })
export class DrivingOrder {
  @column.day({ primary: true }) day: string;
  @column.uuids({ defaultRaw: "'{}'" }) orderIds: string[];
  @column.int({ default: 0 }) version: number;
}
