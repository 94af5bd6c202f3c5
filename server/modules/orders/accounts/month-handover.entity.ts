import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, REFUSED, REFUSED_FOR_SIX_YEARS, Triggered } from '../../../platform/db/triggers.js';

/** Documents and pence of one kind in a month. */
export interface AccountsSum {
  readonly kind: AccountsKind;
  readonly documents: number;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
}

/** A payment or refund by its method; a reversal is a payment that the bank took back. */
export type AccountsKind = 'cardPayment' | 'transferPayment' | 'cardRefund' | 'transferRefund' | 'reversal';

export const HANDOVER_KINDS = ['closed', 'reopened'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** A month of the accounts that staff handed over to the accountant, or opened again. Written once. */
@Entity({ tableName: 'month_handovers' })
@Check({ name: 'month_handovers_month', expression: 'extract(day from month) = 1' })
@Check({
  name: 'month_handovers_ended',
  expression: "created_at >= (month + interval '1 month') at time zone 'Europe/London'",
})
@Check({ name: 'month_handovers_reason', expression: "(kind = 'reopened') = (reason is not null)" })
@Indexed('month_handovers_of_month', '(month, id)')
@Triggered('month_handovers_in_turn', 'before insert', 'for each row execute function hand_over_month()')
@Triggered('month_handovers_append_only', 'before update or truncate', REFUSED)
@Triggered('month_handovers_stays', 'before delete', REFUSED_FOR_SIX_YEARS)
@Audited('accounts', 'month', 'insert')
export class MonthHandover {
  @column.serial() id: number;
  /** The first day of the month. */
  @column.day() month: string;
  @column.choice(HANDOVER_KINDS) kind: HandoverKind;
  @column.uuid() actorId: string;
  @column.text({ nullable: true }) reason: string | null;
  /** The sums of that moment, which the database reckons. */
  @column.json() sums: readonly AccountsSum[];
  @column.moment() createdAt: Date;
}
