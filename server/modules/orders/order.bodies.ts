import { IsOptional, IsString } from 'class-validator';
import { SeveralLines } from '../../platform/api/clean-text.js';
import { Describe } from '../../platform/api/describe.js';
import { IsVersion } from '../../platform/api/version.js';
import { REASON_MAX } from './change-status.js';

/** A status of an order, sent by staff. */
export class StatusBody {
  @Describe(
    'processing, shipped, in_transit, delivered or cancelled, in any case, with spaces or underscores.',
  )
  @IsString({ message: 'Choose a status' })
  status: string;

  @Describe(
    'The version that was read; header `If-Match` says the same. Refused when the order has changed since.',
  )
  @IsOptional()
  @IsVersion()
  version?: number;

  @Describe(
    `Why the status goes back, skips a step or undoes a cancellation, up to ${REASON_MAX} characters; for staff only. Needed of whoever sends a version.`,
  )
  @IsOptional()
  @IsString({ message: 'Enter the reason as text' })
  @SeveralLines()
  reason?: string;
}

const NOT_USED = 'Accepted, and not used: the message goes to the order’s own address.';

/** The order to send by email. */
export class EmailOrderBody {
  @Describe('The order, of which only `_id` or `id` is read.', { schema: { type: 'object' } })
  @IsOptional()
  order?: unknown;

  @Describe('Or its id alone.', { schema: { type: 'string' } })
  @IsOptional()
  orderId?: unknown;

  @Describe(NOT_USED, { schema: {} }) @IsOptional() userEmail?: unknown;
  @Describe(NOT_USED, { schema: {} }) @IsOptional() userName?: unknown;
}
