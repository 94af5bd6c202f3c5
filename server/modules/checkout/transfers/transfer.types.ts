import { Field, ID, ObjectType } from 'type-graphql';
import {
  dueByTransfer,
  type TransferState,
  type TransferSums,
  toReturn,
  transferState,
} from '../../../../rules/orders/bank-transfer.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { pageOf } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { MoneyField } from '../../../platform/values/money.js';
import { Transfer } from './transfer.entity.js';

export const TransferStates = registerEnum<TransferState>(
  'TransferState',
  'State of a booking that is paid by bank transfer.',
  {
    waiting: 'It waits for the whole sum.',
    to_return: 'It is paid or over, and holds money to be sent back.',
    booked: 'Its transfers paid an order.',
    ended: 'It was cancelled, not paid in time, or paid by card.',
  },
);

@ObjectType({ description: 'A booking that staff made for a customer, to be paid by bank transfer.' })
export class TransferBooking implements TransferSums {
  /** Not part of the schema. */
  checkoutId: string;
  isWaiting: boolean;
  isBooked: boolean;

  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'The reference for the transfer: the number of the quote.' }) reference: string;
  @Field({ description: 'The name of the customer.' }) customerName: string;
  @Field({ description: 'The email address of the customer.' }) customerEmail: string;
  @Field(() => CalendarDate, { description: 'The last day for the whole sum.' }) dueOn: string;
  @MoneyField('total', { description: 'The price.' }) totalPence: number;
  @MoneyField('held', { description: 'Transfers that arrived, less those sent back.' }) heldPence: number;
  @Field(() => [Transfer], { description: 'The transfers, oldest first.' }) transfers: readonly Transfer[];
  @Field(() => ID, { nullable: true, description: 'Id of the order it became; null before.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'Number of that order; null before.' })
  orderNumber: string | null;
  @Field(() => Date, { description: 'When staff made it.' }) createdAt: Date;

  @MoneyField('due', { description: 'What is still to be paid; 0 unless it waits.' })
  get duePence(): number {
    return dueByTransfer(this);
  }
  @MoneyField('toReturn', { description: 'What is to be sent back to the customer.' })
  get toReturnPence(): number {
    return toReturn(this);
  }
  @Field(() => TransferStates, { description: 'The state.' })
  get state(): TransferState {
    return transferState(this);
  }
}

@ObjectType({ description: 'One page of bookings that are paid by bank transfer.' })
export class TransferBookingPage extends pageOf(TransferBooking, 'The bookings, newest first.') {}
