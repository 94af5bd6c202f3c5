import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import type { Context } from '../../../platform/http/context.js';
import { Money, money } from '../../../platform/values/money.js';
import { Cart, toCart } from '../../quotes/cart/cart-view.js';
import { type LeftOutReason } from './reorder.service.js';

const LeftOutReasons = registerEnum<LeftOutReason>('LeftOutReason', 'Why an item cannot be ordered again.', {
  notSold: 'No longer sold.',
  notToDestination: 'No longer available to the destination.',
});

@ObjectType({ description: 'An item of an order that could not be added to the cart.' })
class LeftOutItem {
  @Field({ description: 'The name when it was ordered.' }) name: string;
  @Field(() => Int, { description: 'Number of pieces ordered.' }) quantity: number;
  @Field(() => LeftOutReasons, { description: 'Why it was left out.' }) reason: LeftOutReason;
}

@ObjectType({ description: 'The cart after a reorder, and what has changed since the original order.' })
class ReorderResult {
  @Field(() => Cart, { description: 'The cart, including what was in it before.' }) cart: Cart;
  @Field(() => Money, { description: 'Price of the same items in the order.' }) was: Money;
  @Field(() => Money, { description: 'Current price of the added items.' }) now: Money;
  @Field(() => [LeftOutItem], { description: 'The items that could not be added.' })
  leftOut: LeftOutItem[];
  @Field({
    description: "Whether the order's service is no longer offered; the cart then has the standard service.",
  })
  isServiceGone: boolean;
}

@Resolver()
export class ReorderResolver {
  @Mutation(() => ReorderResult, {
    description:
      'Adds the items of one of your orders to your cart, at current prices and to the same destination. The larger quantity of the same item wins, so a repeat changes nothing.',
  })
  async reorder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your own orders.' }) id: string,
  ): Promise<ReorderResult> {
    const { cart, wasPence, nowPence, leftOut, isServiceGone } = await services.reorder.reorder(id);
    return {
      cart: toCart(cart, null),
      was: money(wasPence),
      now: money(nowPence),
      leftOut: [...leftOut],
      isServiceGone,
    };
  }
}
