import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { resultUnion } from '../../platform/api/result-union.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import type { Context } from '../../platform/http/context.js';
import { money } from '../../platform/values/money.js';
import { Order, toOrder } from '../orders/order-view.js';
import type { PaymentIntentStatus, PaymentIntentView } from '../payments/gateway/payment-gateway.js';
import { orPricesChanged, PricesChanged } from '../quotes/prices-changed.js';
import { CheckoutInput } from './checkout.inputs.js';
import { Checkout, PaymentIntent, toCheckout } from './checkout-view.js';
import type { PaymentOutcome } from './payments/payment.service.js';

const PaymentSteps = registerEnum<PaymentStep>('PaymentStep', 'The status of a payment at the provider.', {
  idle: 'No card was entered yet.',
  creating: 'In progress.',
  processing: 'The bank has not answered yet.',
  succeeded: 'The payment succeeded.',
  failed: 'The bank refused the card; another one may be tried.',
  cancelled: 'It can no longer be paid.',
});

@ObjectType({ description: 'The status of a payment.' })
class PaymentState {
  @Field(() => PaymentSteps, { description: 'The status.' }) status: PaymentStep;
  @Field(() => Checkout, { description: 'The checkout that is being paid.' }) checkout: Checkout;
  @Field(() => Order, { nullable: true, description: 'The order; null until it is created.' })
  order: Order | null;
}

const OpenCheckoutResult = resultUnion('OpenCheckoutResult', 'The checkout, or the new total.', [
  Checkout,
  PricesChanged,
]);
const CreatePaymentIntentResult = resultUnion(
  'CreatePaymentIntentResult',
  'The payment intent, or the new total when prices have changed since the checkout was opened.',
  [PaymentIntent, PricesChanged],
);

@Resolver(() => Checkout)
export class CheckoutResolver {
  @Query(() => Checkout, { description: 'One of your checkouts.' })
  async checkout(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your checkouts.' }) id: string,
  ): Promise<Checkout> {
    return toCheckout(await services.checkouts.find(id));
  }

  @Query(() => [Checkout], { description: 'Your checkouts that can still be paid, newest first.' })
  async openCheckouts(@Ctx() { services }: Context): Promise<Checkout[]> {
    return (await services.checkouts.openOnes()).map(toCheckout);
  }

  @Mutation(() => OpenCheckoutResult, { description: 'Freezes your cart at current prices.' })
  async openCheckout(
    @Ctx() { services }: Context,
    @Arg('input', () => CheckoutInput, {
      description: 'The addresses, the contact, and the total that was shown.',
    })
    input: CheckoutInput,
  ): Promise<typeof OpenCheckoutResult> {
    return orPricesChanged(
      services.checkouts.open(input, { streetMayFollow: true, dayIsAsked: true }).then(toCheckout),
    );
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Id of its order; null until created.' })
  orderId(@Ctx() { services }: Context, @Root() checkout: Checkout): Promise<string | null> {
    return services.checkouts.orderIdOf(checkout);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The payment intent in progress; null without one.',
  })
  paymentIntentId(@Ctx() { services }: Context, @Root() checkout: Checkout): Promise<string | null> {
    return services.checkouts.liveIntentOf(checkout);
  }
}

@Resolver()
export class PaymentResolver {
  @Mutation(() => CreatePaymentIntentResult, {
    description: 'Creates the payment intent of a checkout; a repeat returns the same one.',
  })
  async createPaymentIntent(
    @Ctx() { services }: Context,
    @Arg('checkoutId', () => ID, { description: 'Id of one of your unpaid checkouts.' }) checkoutId: string,
    @Arg('currency', { defaultValue: 'gbp', description: 'The currency; only gbp.' }) currency: string,
  ): Promise<typeof CreatePaymentIntentResult> {
    return orPricesChanged(services.payments.createIntent(checkoutId, currency).then(toPaymentIntent));
  }

  @Mutation(() => PaymentState, {
    description: 'Reads the payment from the provider, and creates the order once it succeeded.',
  })
  async confirmPayment(
    @Ctx() { services }: Context,
    @Arg('paymentIntentId', () => ID, { description: 'Id of one of your payments, pi_….' })
    paymentIntentId: string,
  ): Promise<PaymentState> {
    return toState(await services.payments.confirm(paymentIntentId));
  }

  @Mutation(() => PaymentState, { description: 'Cancels an unpaid payment. The cart does not change.' })
  async cancelPayment(
    @Ctx() { services }: Context,
    @Arg('paymentIntentId', () => ID, { description: 'Id of one of your payments, pi_….' })
    paymentIntentId: string,
  ): Promise<PaymentState> {
    return toState(await services.payments.cancel(paymentIntentId));
  }

  @Mutation(() => Checkout, {
    description: 'Cancels an unpaid checkout, even one without a payment. The cart does not change.',
  })
  async cancelCheckout(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your checkouts.' }) id: string,
  ): Promise<Checkout> {
    return toCheckout(await services.payments.cancelCheckout(id));
  }

  @Mutation(() => Checkout, {
    description:
      "Saves the collection date while there is no order, and reads the payment's status from the provider.",
  })
  async payCheckout(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your checkouts.' }) id: string,
    @Arg('collectionDate', () => CalendarDate, {
      nullable: true,
      description: 'The collection day; unchanged when left out.',
    })
    collectionDate?: string,
  ): Promise<Checkout> {
    const { checkout } = await services.payments.pay(id, collectionDate);
    return toCheckout(checkout);
  }

  @Mutation(() => Order, { description: 'Returns the order of a paid checkout, creating it once.' })
  async finalizeCheckout(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your paid checkouts.' }) id: string,
  ): Promise<Order> {
    return toOrder(await services.payments.finalize(id));
  }
}

function toPaymentIntent({ clientSecret, id, amountPence }: PaymentIntentView): PaymentIntent {
  return { clientSecret: clientSecret ?? '', paymentIntentId: id, amount: money(amountPence) };
}

function toState({ intent, checkout, order }: PaymentOutcome): PaymentState {
  return { status: paymentStepOf(intent), checkout: toCheckout(checkout), order: order && toOrder(order) };
}

type PaymentStep = 'idle' | 'creating' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

const STEP_OF: Readonly<Record<PaymentIntentStatus, PaymentStep>> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
  requires_payment_method: 'failed',
  requires_confirmation: 'processing',
  requires_action: 'processing',
  requires_capture: 'processing',
  processing: 'processing',
};

/** The provider's status as a step of the payment page (specification, section 4). */
function paymentStepOf(intent: { status: PaymentIntentStatus; failureMessage: string | null }): PaymentStep {
  const isUntried = intent.status === 'requires_payment_method' && intent.failureMessage === null;
  return isUntried ? 'idle' : STEP_OF[intent.status];
}
