import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Order, toOrder } from '../../orders/order-view.js';
import { resultUnion } from '../../shared/api/result-union.js';
import type { Context } from '../../start/context.js';
import { ChangeOutdated, orChangeOutdated } from './change-outdated.js';
import { ApplyOrderChangeInput, OrderChangeInput } from './order-change.inputs.js';
import {
  AppliedOrderChange,
  ChangePreview,
  OrderChangeOptions,
  toAppliedChange,
  toChangeOptions,
  toChangePreview,
} from './order-change-view.js';

const OF_YOURS = 'Of an order of yours.';

const ApplyOrderChangeResult = resultUnion(
  'ApplyOrderChangeResult',
  'What applying a change came to, unless what was shown no longer holds.',
  [AppliedOrderChange, ChangeOutdated],
);
const CancelOrderResult = resultUnion(
  'CancelOrderResult',
  'The cancelled order, unless another sum would be refunded now than was shown.',
  [Order, ChangeOutdated],
);

@Resolver()
export class OrderChangeResolver {
  @Query(() => OrderChangeOptions, {
    description: 'Whether and until when you can change one of your orders.',
  })
  async orderChangeOptions(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
  ): Promise<OrderChangeOptions> {
    return toChangeOptions(await services.orderChanges.options(orderId));
  }

  @Query(() => ChangePreview, { description: 'What a change would cost or give back now. Nothing is done.' })
  async orderChangePreview(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('change', () => OrderChangeInput, { description: 'What is to become different.' })
    change: OrderChangeInput,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.preview(orderId, change));
  }

  @Query(() => ChangePreview, { description: 'What cancelling would give back now. Nothing is done.' })
  async cancellationPreview(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.previewCancellation(orderId));
  }

  @Mutation(() => ApplyOrderChangeResult, {
    description:
      'Makes a change as it was shown, once for each key; where there is something to pay, opens the payment that makes it.',
  })
  async applyOrderChange(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('input', () => ApplyOrderChangeInput, { description: 'The change, and what was shown of it.' })
    { change, expected, idempotencyKey }: ApplyOrderChangeInput,
  ): Promise<typeof ApplyOrderChangeResult> {
    const applied = services.orderChanges.apply(orderId, change, expected, idempotencyKey);
    return orChangeOutdated(applied.then(toAppliedChange));
  }

  @Mutation(() => CancelOrderResult, {
    description:
      'Cancels one of your orders and refunds all that is left of its payments, unless that is another sum than was shown.',
  })
  async cancelOrder(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('expectedRefund', () => Int, { description: 'What the preview said would go back, in pence.' })
    expectedRefund: number,
  ): Promise<typeof CancelOrderResult> {
    return orChangeOutdated(services.orderChanges.cancel(orderId, expectedRefund).then(toOrder));
  }
}
