import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { orRefusal, resultUnion, UserError } from '../../../platform/api/result-union.js';
import { Pence } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { ChangePreviewOutdated } from './decide-change.js';
import { ApplyOrderChangeInput, OrderChangeInput } from './order-change.inputs.js';
import {
  AppliedOrderChange,
  ChangePreview,
  OrderChangeOptions,
  toAppliedChange,
  toChangeOptions,
  toChangePreview,
} from './order-change-view.js';

@ObjectType({ implements: UserError, description: 'The preview is outdated. Nothing was done.' })
class ChangeOutdated extends UserError {
  @Field(() => ChangePreview, { description: 'The new preview.' }) preview: ChangePreview;

  constructor(refused: ChangePreviewOutdated) {
    super(refused);
    this.preview = toChangePreview(refused.decided);
  }
}

/** Returns the answer, or the new preview when the shown one is outdated. */
const orChangeOutdated = <Answer>(answer: Promise<Answer>) =>
  orRefusal(answer, (fault) => (fault instanceof ChangePreviewOutdated ? new ChangeOutdated(fault) : null));

const OF_YOURS = 'Id of one of your orders.';
const OF_YOURS_OR_ANY = 'Id of one of your orders; staff: of any order.';

const ApplyOrderChangeResult = resultUnion(
  'ApplyOrderChangeResult',
  'The applied change, or why the preview is outdated.',
  [AppliedOrderChange, ChangeOutdated],
);
const CancelOrderResult = resultUnion(
  'CancelOrderResult',
  'The cancelled order, or why the preview is outdated.',
  [Order, ChangeOutdated],
);

@Resolver()
export class OrderChangeResolver {
  @Query(() => OrderChangeOptions, {
    description:
      'Whether and until when you can change one of your orders; for staff, any order, whatever its deadline.',
  })
  async orderChangeOptions(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: OF_YOURS_OR_ANY }) id: string,
  ): Promise<OrderChangeOptions> {
    return toChangeOptions(await services.orderChanges.options(id));
  }

  @Query(() => ChangePreview, {
    description: 'Previews an order change: what it costs or refunds now. Nothing is changed.',
  })
  async orderChangePreview(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: OF_YOURS_OR_ANY }) id: string,
    @Arg('change', () => OrderChangeInput, { description: 'The change.' })
    change: OrderChangeInput,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.preview(id, change));
  }

  @Query(() => ChangePreview, {
    description: 'Previews the refund of cancelling one of your orders. Nothing is changed.',
  })
  async cancellationPreview(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: OF_YOURS }) id: string,
  ): Promise<ChangePreview> {
    return toChangePreview(await services.orderChanges.previewCancellation(id));
  }

  @Mutation(() => ApplyOrderChangeResult, {
    description:
      'Applies a previewed change, once for each idempotency key. A change that costs extra opens the payment that applies it; for staff, it adds a charge for the customer to pay.',
  })
  async applyOrderChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: OF_YOURS_OR_ANY }) id: string,
    @Arg('input', () => ApplyOrderChangeInput, { description: 'The change and its preview.' })
    { change, expected, idempotencyKey, reason }: ApplyOrderChangeInput,
  ): Promise<typeof ApplyOrderChangeResult> {
    const applied = services.orderChanges.apply(id, change, expected, idempotencyKey, reason);
    return orChangeOutdated(applied.then(toAppliedChange));
  }

  @Mutation(() => CancelOrderResult, {
    description:
      'Cancels one of your orders and refunds what is left of its payments, unless the refund differs from the preview.',
  })
  async cancelOrder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: OF_YOURS }) id: string,
    @Arg('expectedRefund', () => Pence, { description: 'The refund in pence that the preview showed.' })
    expectedRefund: number,
  ): Promise<typeof CancelOrderResult> {
    return orChangeOutdated(services.orderChanges.cancel(id, expectedRefund).then(toOrder));
  }
}
