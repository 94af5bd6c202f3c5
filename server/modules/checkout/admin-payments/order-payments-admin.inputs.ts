import { Field, ID, InputType, Int } from 'type-graphql';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { KEY_TEXT } from '../../../platform/api/idempotency-key.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import {
  type PaymentCorrection,
  PaymentCorrections,
  PaymentMethods,
  SENT_METHOD_TEXT,
} from './order-balance.types.js';
import { NOTE_MAX } from './payment-input.js';

const CONFIRM_DISPUTED_TEXT =
  "Confirms a refund of a payment that the customer's bank disputes; refused with PAYMENT_DISPUTED without it.";

@InputType()
abstract class AtVersion {
  @Field(() => Int, { description: 'The version of the order that was read.' }) version: number;
}

@InputType({ description: 'A refund by staff.' })
export class RefundOrderInput extends AtVersion {
  @Field(() => Pence, { description: 'The amount to refund in pence.' }) amount: number;
  @Field(() => Pence, { description: 'The refundable amount in pence that was read.' })
  expectedRefundable: number;
  @Field({ description: `The reason, 1 to ${NOTE_MAX} characters; staff only.` }) reason: string;
  @Field({ defaultValue: false, description: CONFIRM_DISPUTED_TEXT }) confirmDisputed: boolean;
  @Field({ description: KEY_TEXT }) idempotencyKey: string;
}

@InputType({ description: 'A payment by bank transfer.' })
export class ManualPaymentInput extends AtVersion {
  @Field(() => Pence, { description: 'The amount received in pence.' }) amount: number;
  @Field({ description: `Note, such as the transfer's reference; 1 to ${NOTE_MAX} characters, staff only.` })
  @SeveralLines()
  note: string;
  @Field(() => CalendarDate, { description: 'The day it was received; not in the future.' })
  receivedOn: string;
  @Field({ description: KEY_TEXT }) idempotencyKey: string;
}

@InputType({ description: 'A reversal to record.' })
export class PaymentCorrectionInput extends AtVersion {
  @Field(() => PaymentCorrections, { description: 'The new payment status.' }) status: PaymentCorrection;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the reversed payment in the `balance` of the order; all payments when left out.',
  })
  paymentId?: string | null;
  @Field({ description: `The reason, 1 to ${NOTE_MAX} characters; staff only.` }) reason: string;
}

@InputType({ description: 'How a refund was sent.' })
export class RefundSentInput {
  @Field({ description: `Note, such as the transfer's reference; 1 to ${NOTE_MAX} characters, staff only.` })
  @SeveralLines()
  note: string;
  @Field(() => PaymentMethods, { defaultValue: 'bank_transfer', description: SENT_METHOD_TEXT })
  method: PaymentMethod;
  @Field({ defaultValue: false, description: CONFIRM_DISPUTED_TEXT }) confirmDisputed: boolean;
}
