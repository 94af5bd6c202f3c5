import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Order, toOrder } from '../../orders/order-view.js';
import { readInput } from '../../shared/api/validate.js';
import type { Context } from '../../start/context.js';
import { ChangeKey, OrderChangeInput, ShownChangeInput } from './order-change.inputs.js';
import {
  AppliedOrderChange,
  ChangePreview,
  OrderChangeOptions,
  toAppliedChange,
  toChangeOptions,
  toChangePreview,
} from './order-change-view.js';

const OF_YOURS = 'Of an order of yours.';

@Resolver()
export class OrderChangeResolver {
  @Query(() => OrderChangeOptions, {
    description: 'Whether and until when you can change one of your orders.',
  })
  async changeOptions(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
  ): Promise<OrderChangeOptions> {
    return toChangeOptions(await services.orderChanges.options(orderId));
  }

  @Query(() => ChangePreview, { description: 'What a change would cost or give back now. Nothing is done.' })
  async previewOrderChange(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('change', () => OrderChangeInput, { description: 'What is to become different.' })
    change: OrderChangeInput,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.preview(orderId, change));
  }

  @Query(() => ChangePreview, { description: 'What cancelling would give back now. Nothing is done.' })
  async previewCancellation(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.previewCancellation(orderId));
  }

  @Mutation(() => AppliedOrderChange, {
    description:
      'Makes a change as it was shown, once for each key; where there is something to pay, opens the payment that makes it. CONFLICT, with the new `preview`, when what was shown no longer holds: then nothing is done.',
  })
  async applyOrderChange(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('change', () => OrderChangeInput, { description: 'The same as in the preview.' })
    change: OrderChangeInput,
    @Arg('shown', () => ShownChangeInput, { description: 'What the preview said.' })
    shown: ShownChangeInput,
    @Arg('idempotencyKey', {
      description:
        'Made by the client for one press of the button, 8 to 255 characters; a repeat does nothing.',
    })
    idempotencyKey: string,
  ): Promise<AppliedOrderChange> {
    const key = await readInput(ChangeKey, { idempotencyKey });
    return toAppliedChange(await services.orderChanges.apply(orderId, change, shown, key.idempotencyKey));
  }

  @Mutation(() => Order, {
    description:
      'Cancels one of your orders and gives back all that is left of its payments. CONFLICT, with the new `preview`, when that is another sum than was shown.',
  })
  async cancelOrder(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: OF_YOURS }) orderId: string,
    @Arg('expectedRefund', () => Int, { description: 'What the preview said would go back, in pence.' })
    expectedRefund: number,
  ): Promise<Order> {
    return toOrder(await services.orderChanges.cancel(orderId, expectedRefund));
  }
}
