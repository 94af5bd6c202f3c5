import { IsOptional, IsString } from 'class-validator';
import { Describe } from '../../../platform/api/describe.js';

const NOT_USED = 'Accepted, and not used: the provider and the checkout know.';
const ANYTHING = { schema: {} };

/** The body of PUT /checkout/{id}/pay, without the caller's payment status and card details. */
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

/** Names a checkout. */
export class CheckoutIdBody {
  @Describe('The checkout.')
  @IsString({ message: 'Name a checkout' })
  checkoutId: string;
}

/** Asks to pay a checkout; the amount is never the caller's. */
export class NewIntentBody extends CheckoutIdBody {
  @Describe('Only gbp.')
  @IsOptional()
  @IsString({ message: 'Unsupported currency' })
  currency?: string;
}

/** Names a payment at the provider. */
export class IntentIdBody {
  @Describe("The payment's id at the provider.")
  @IsString({ message: 'Name a payment' })
  paymentIntentId: string;
}
