import { IsIn, IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { Describe } from '../../shared/api/describe.js';
import { wrongField } from '../../shared/errors/errors.js';
import { fromPounds } from '../../shared/money.js';
import { PAYMENT_CORRECTIONS, type PaymentCorrection } from './order-balance.js';

const VERSION_WORDS = 'Version must be a whole number from 1';
const IN_POUNDS = { schema: { type: 'number' } };

class OfVersion {
  @Describe('The version of the order that was looked at.')
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  version: number;
}

/** A refund that staff confirm. */
export class RefundBody extends OfVersion {
  @Describe('What is to go back, in pounds.', IN_POUNDS) @IsOptional() amount?: unknown;
  @Describe('What was shown as refundable, in pounds.', IN_POUNDS) @IsOptional() shownRefundable?: unknown;
  @Describe('Why, 1 to 500 characters; for staff only.')
  @IsString({ message: 'Please write a reason' })
  reason: string;
}

/** A payment that came by bank transfer. */
export class ManualPaymentBody extends OfVersion {
  @Describe('What came in, in pounds.', IN_POUNDS) @IsOptional() amount?: unknown;
  @Describe('What it was, such as its reference; 1 to 500 characters, for staff only.')
  @IsString({ message: 'Please write a note' })
  note: string;
  @Describe('The day it came in, YYYY-MM-DD; today at the latest.')
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please give the date as YYYY-MM-DD' })
  receivedOn: string;
}

/** That a payment did not hold. */
export class CorrectionBody extends OfVersion {
  @Describe('What the payment becomes.')
  @IsIn(PAYMENT_CORRECTIONS, { message: `Status must be one of ${PAYMENT_CORRECTIONS.join(', ')}` })
  status: PaymentCorrection;
  @Describe('The payment that did not hold; left out, it is all of them.')
  @IsString({ message: 'Please give the id of a payment of this order' })
  @IsOptional()
  paymentId?: string;
  @Describe('Why, 1 to 500 characters; for staff only.')
  @IsString({ message: 'Please write a reason' })
  reason: string;
}

/** That a refund was sent by bank transfer. */
export class RefundSentBody {
  @Describe('How it was sent; `card`: by hand at the card provider, which is asked whether it was.')
  @IsIn(['bankTransfer', 'card'], { message: 'Way must be bankTransfer or card' })
  @IsOptional()
  way?: 'bankTransfer' | 'card';
  @Describe('Such as the reference of the transfer; 1 to 500 characters, for staff only.')
  @IsString({ message: 'Please write a note' })
  note: string;
}

/** A sum of a body in pence. Throws BAD_INPUT for anything but whole pence. */
export function readPounds(field: string, pounds: unknown): number {
  const pence = fromPounds(pounds);
  if (pence === null) throw wrongField(field, 'Please give an amount in pounds and pence');
  return pence;
}
