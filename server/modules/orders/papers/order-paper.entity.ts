import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { PAPER_DAYS, PAPER_STATES, type PaperDay, type PaperState } from '../../../../rules/files/papers.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Triggered } from '../../../platform/db/triggers.js';

@Entity({ tableName: 'order_papers' })
@Unique({ properties: ['orderId', 'position'] })
@Indexed('order_papers_missing', "(order_id) where state in ('open', 'refused')")
@Indexed('order_papers_to_check', "(changed_at, id) where state = 'sent'")
@Triggered(
  'order_papers_told',
  'after update',
  "for each row execute function tell_order_changed('order_id')",
)
export class OrderPaperRecord {
  @column.uuid({ primary: true, defaultRaw: 'gen_random_uuid()' }) id: string;
  @column.refersTo('orders', { onDelete: 'cascade' }) orderId: string;
  @column.int() position: number;
  @column.text() name: string;
  @column.text() explanation: string;
  @column.choice(PAPER_DAYS) dueBefore: PaperDay;
  @column.int() days: number;
  @column.choice(PAPER_STATES, { default: 'open' }) state: PaperState;
  /** Why staff refused the latest file. */
  @column.text({ default: '', check: "(state = 'refused') = (reason <> '')" }) reason: string;
  @column.moment({ nullable: true }) changedAt: Date | null;
  /** Raised by every file and decision, so that staff decide only about the file they have seen. */
  @column.version() version: number;
}
