import { IsOptional, IsString } from 'class-validator';
import { Describe } from '../../../platform/api/describe.js';

const NOT_USED = 'Accepted, and not used: the provider and the checkout know.';
const ANYTHING = { schema: {} };

/** The body of PUT /checkout/{id}/pay, without the payment status and card details that callers send. */
export class PayBody {
  @Describe('Day of collection, as YYYY-MM-DD.')
  @IsOptional()
  @IsString({ message: 'Enter the date as YYYY-MM-DD' })
  collectionDate?: string;

  @Describe(NOT_USED, ANYTHING) @IsOptional() paymentStatus?: unknown;
  @Describe(NOT_USED, ANYTHING) @IsOptional() paymentDetails?: unknown;
  @Describe(NOT_USED, ANYTHING) @IsOptional() origin?: unknown;
  @Describe(NOT_USED, ANYTHING) @IsOptional() destination?: unknown;
}

/** The checkout of a request. */
export class CheckoutIdBody {
  @Describe('The checkout.')
  @IsString({ message: 'Name a checkout' })
  checkoutId: string;
}

/** A request for a payment intent; the amount is never the caller's. */
export class NewIntentBody extends CheckoutIdBody {
  @Describe('Only gbp.')
  @IsOptional()
  @IsString({ message: 'Unsupported currency' })
  currency?: string;
}

/** The payment intent of a request. */
export class IntentIdBody {
  @Describe("The payment's id at the provider.")
  @IsString({ message: 'Name a payment' })
  paymentIntentId: string;
}
