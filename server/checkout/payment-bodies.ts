import { IsOptional, IsString } from 'class-validator';

/** What is read of PUT /checkout/{id}/pay: a payment status or card details of the caller's own are not. */
export class PayBody {
  @IsOptional()
  @IsString({ message: 'Please give the date as YYYY-MM-DD' })
  collectionDate?: string;
}

/** Names a checkout. */
export class CheckoutIdBody {
  @IsString({ message: 'Please name a checkout' })
  checkoutId: string;
}

/** Asks to pay a checkout; the amount is never the caller's. */
export class NewIntentBody extends CheckoutIdBody {
  @IsOptional()
  @IsString({ message: 'Unsupported currency' })
  currency?: string;
}

/** Names a payment at the provider. */
export class IntentIdBody {
  @IsString({ message: 'Please name a payment' })
  paymentIntentId: string;
}
