import { IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../rules/quote.js';
import { Describe } from '../../shared/api/describe.js';
import { readInput } from '../../shared/api/validate.js';
import { wrongField } from '../../shared/errors/errors.js';
import { fromPounds } from '../../shared/money.js';
import { readOrigin, toAddressInput } from '../address.bodies.js';
import { ADDRESS, readCollectionDate } from '../checkout.bodies.js';
import { OrderChangeInput, type ShownChangeInput } from './order-change.inputs.js';

const IN_POUNDS = { schema: { type: 'number' } };

/** What is to become different of an order, in the names of REST; what is left out stays. */
export class ChangeBody {
  @Describe('Another day of collection, as YYYY-MM-DD.')
  @IsOptional()
  @IsString({ message: 'Please give the date as YYYY-MM-DD' })
  collectionDate?: string;

  @Describe('Another place to collect from, in the UK.', ADDRESS) @IsOptional() origin?: unknown;

  @Describe('Another place to deliver to, in the same destination.', ADDRESS)
  @IsOptional()
  shippingAddress?: unknown;

  @Describe('Another service, at its price of today.')
  @IsOptional()
  @IsIn(SERVICE_LEVELS, { message: 'Please choose a service' })
  service?: ServiceLevel;
}

/** The same, with what the preview said. */
export class ApplyChangeBody extends ChangeBody {
  @Describe('The version of the order in the preview.')
  @Min(1, { message: 'Version must be a whole number from 1' })
  @IsInt({ message: 'Version must be a whole number from 1' })
  version: number;

  @Describe('What the preview said goes back, in pounds.', IN_POUNDS) @IsOptional() refund?: unknown;
  @Describe('What the preview said is to be paid, in pounds.', IN_POUNDS) @IsOptional() extra?: unknown;
}

/** Confirms a cancellation. */
export class CancelBody {
  @Describe('What the preview said goes back, in pounds.', IN_POUNDS) @IsOptional() refund?: unknown;
}

/** The change in our own terms. Throws BAD_INPUT. */
export function readChange({
  collectionDate,
  origin,
  shippingAddress,
  service,
}: ChangeBody): Promise<OrderChangeInput> {
  const day = readCollectionDate(collectionDate);
  return readInput(OrderChangeInput, {
    ...(day && { collectionDate: day }),
    ...(origin != null && { collectionAddress: readOrigin(origin).address }),
    ...(shippingAddress != null && { deliveryAddress: toAddressInput(shippingAddress) }),
    ...(service && { service }),
  });
}

/** What was shown, in pence; a sum that is left out is nothing. Throws BAD_INPUT. */
export function readShown({ version, refund, extra }: ApplyChangeBody): ShownChangeInput {
  return { version, refund: readSum('refund', refund), extra: readSum('extra', extra) };
}

/** A sum that was shown, in pence; 0 when it is left out. Throws BAD_INPUT. */
export function readSum(field: string, pounds: unknown): number {
  const pence = fromPounds(pounds ?? 0);
  if (pence === null) throw wrongField(field, 'Please send the sum that was shown, in pounds');
  return pence;
}
