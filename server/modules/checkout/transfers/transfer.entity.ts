import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { REFUSED, Triggered } from '../../../platform/db/triggers.js';
import { MoneyField } from '../../../platform/values/money.js';

/** A checkout that staff opened for a customer, to be paid by bank transfer. */
@Entity({ tableName: 'transfer_bookings' })
@Indexed('transfer_bookings_newest', '(created_at desc, id)')
@Indexed('transfer_bookings_due', '(due_on)')
@Indexed('transfer_bookings_made_by', '(made_by) where made_by is not null')
export class TransferBookingRecord {
  @column.id() id: string;
  @column.refersTo('checkouts', { unique: true, onDelete: 'cascade' }) checkoutId: string;
  /** The last day for the whole sum. */
  @column.day() dueOn: string;
  @column.refersTo('users', { nullable: true, onDelete: 'set null' }) madeBy: string | null;
  /** When the customer was reminded. */
  @column.moment({ nullable: true }) remindedAt: Date | null = null;
  @column.moment() createdAt: Date;
}

/** A bank transfer for a booking, as staff recorded it; negative when they sent it back. Never edited. */
@ObjectType({ description: 'A bank transfer for a booking.' })
@Entity({ tableName: 'transfers' })
@Indexed('transfers_of_booking', '(booking_id, created_at, id)')
@Indexed('transfers_of_actor', '(actor_id)')
@Triggered('transfers_never_edited', 'before update', REFUSED)
export class Transfer {
  /** Created by the client: the same transfer sent again is the same row. */
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;
  @column.refersTo('transfer_bookings', { onDelete: 'cascade' }) bookingId: string;
  @MoneyField('amount', { description: 'The amount; negative when it was sent back.' })
  @column.int({ check: 'amount_pence <> 0' })
  amountPence: number;
  @Field(() => CalendarDate, { description: 'The day on which the bank received or sent it.' })
  @column.day()
  movedOn: string;
  @Field({ description: "The bank's reference, or a note; staff only." })
  @column.text({ check: "note <> ''" })
  note: string;
  /** Digest of the command: a repeat has the same one. */
  @column.text() digest: string;
  @column.refersTo('users') actorId: string;
  @Field(() => String, { description: 'Who recorded it.' }) recordedBy?: string;
  @Field(() => Date, { description: 'When it was recorded.' })
  @column.moment()
  createdAt: Date;
}
