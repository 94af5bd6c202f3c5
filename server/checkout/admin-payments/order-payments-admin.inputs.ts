import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../shared/api/scalars.js';
import type { PaymentCorrection } from './order-balance.js';
import {
  PaymentCorrections,
  type PaymentMethodName,
  PaymentMethods,
  SENT_METHOD_TEXT,
} from './order-balance-view.js';

const KEY =
  'Made by the client for one press of the button, 8 to 255 characters; a repeat does nothing, and with anything else in it is refused.';

@InputType()
abstract class AtVersion {
  @Field(() => Int, { description: 'The version of the order that was looked at.' }) version: number;
}

@InputType({ description: 'A refund by staff.' })
export class RefundOrderInput extends AtVersion {
  @Field(() => Int, { description: 'What is to go back, in pence.' }) amount: number;
  @Field(() => Int, { description: 'What was shown as refundable, in pence.' }) expectedRefundable: number;
  @Field({ description: 'Why, 1 to 500 characters; for staff only.' }) reason: string;
  @Field({ description: KEY }) idempotencyKey: string;
}

@InputType({ description: 'A payment by bank transfer.' })
export class ManualPaymentInput extends AtVersion {
  @Field(() => Int, { description: 'What came in, in pence.' }) amount: number;
  @Field({ description: 'What it was, such as its reference; 1 to 500 characters, for staff only.' })
  note: string;
  @Field(() => CalendarDate, { description: 'The day it came in; today at the latest.' }) receivedOn: string;
  @Field({ description: KEY }) idempotencyKey: string;
}

@InputType({ description: 'That a payment did not hold.' })
export class PaymentCorrectionInput extends AtVersion {
  @Field(() => PaymentCorrections, { description: 'What the payment becomes.' }) status: PaymentCorrection;
  @Field(() => ID, {
    nullable: true,
    description: 'The payment that did not hold, of `adminOrderBalance`; left out, it is all of them.',
  })
  paymentId?: string | null;
  @Field({ description: 'Why, 1 to 500 characters; for staff only.' }) reason: string;
}

@InputType({ description: 'That a refund was sent.' })
export class RefundSentInput {
  @Field({ description: 'Such as the reference of the transfer; 1 to 500 characters, staff only.' })
  note: string;
  @Field(() => PaymentMethods, { defaultValue: 'bankTransfer', description: SENT_METHOD_TEXT })
  method: PaymentMethodName;
}
