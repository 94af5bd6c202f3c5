import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Describe } from '../shared/api/describe.js';
import { PAGE_SIZE_MAX } from '../shared/api/pagination.js';
import { TOO_MANY_ORDERS } from './admin/change-statuses.js';

const VERSION_WORDS = 'Version must be a whole number from 1';
const REASON_WORDS =
  'Why the status goes back, skips a step or undoes a cancellation, up to 500 characters; for staff only. Needed of whoever sends a version.';

/** How far an order has come, as staff send it. */
export class StatusBody {
  @Describe(
    'processing, shipped, in_transit, delivered or cancelled, in any case, with spaces or underscores.',
  )
  @IsString({ message: 'Please choose a status' })
  status: string;

  @Describe(
    'The version that was looked at; header `If-Match` says the same. Refused when the order was changed since.',
  )
  @IsOptional()
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  version?: number;

  @Describe(REASON_WORDS)
  @IsOptional()
  @IsString({ message: 'Please give the reason as text' })
  reason?: string;

  @Describe(
    'When cancelling: the refund of the preview, in pounds. Refused, with the new preview, when it is another by now.',
    { schema: { type: 'number' } },
  )
  @IsOptional()
  shownRefund?: unknown;
}

/** An order as it was looked at. */
class OrderAtVersionBody {
  @Describe('The order.')
  @IsString({ message: 'Please name each order by its id' })
  id: string;

  @Describe('Its version: refused when it was changed since.')
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  version: number;
}

/** How far many orders have come. */
export class StatusesBody {
  @Describe('Up to 100 orders, each once.', { items: OrderAtVersionBody })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  @IsArray({ message: 'Please send a list of orders' })
  orders: OrderAtVersionBody[];

  @Describe('As of one order, but not cancelled: that gives money back and is done one by one.')
  @IsString({ message: 'Please choose a status' })
  status: string;

  @Describe(REASON_WORDS)
  @IsOptional()
  @IsString({ message: 'Please give the reason as text' })
  reason?: string;
}

/** The number a carrier follows a shipment by. */
export class TrackingBody {
  @Describe('Letters, digits, spaces and - . / _, to 60 characters; null or empty takes it away.', {
    schema: { type: ['string', 'null'] },
  })
  @ValidateIf(({ trackingNumber }: TrackingBody) => trackingNumber !== null)
  @IsString({ message: 'Please give the tracking number as text, or null' })
  trackingNumber: string | null;

  @Describe('The version that was looked at; header `If-Match` says the same.')
  @IsOptional()
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  version?: number;
}

/** A note for colleagues. */
export class NoteBody {
  @Describe('1 to 4,000 characters; spaces around it are dropped.')
  @IsString({ message: 'Please write a note' })
  text: string;

  @Describe('A UUID made by the writer: sent again with the same one, it is the same note.')
  @IsOptional()
  @IsString({ message: 'The id of a note is a UUID' })
  noteId?: string;
}

const NOT_USED = 'Accepted, and not used: the message goes to the order’s own address.';

/** Names the order to be sent by e-mail. */
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
