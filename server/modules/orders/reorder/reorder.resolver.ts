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
  @Field({ description: 'Its name when it was ordered.' }) name: string;
  @Field(() => Int, { description: 'Pieces ordered.' }) quantity: number;
  @Field(() => LeftOutReasons, { description: 'Why it was left out.' }) reason: LeftOutReason;
}

@ObjectType({ description: 'The cart after an old order was added to it, and what is different today.' })
class BookedAgain {
  @Field(() => Cart, { description: 'The cart, with what was in it before.' }) cart: Cart;
  @Field(() => Money, { description: "The order's price." }) was: Money;
  @Field(() => Money, { description: "Today's price of the added items." }) now: Money;
  @Field(() => [LeftOutItem], { description: 'Items that could not be added; empty when all were.' })
  leftOut: LeftOutItem[];
  @Field({
    description: "True when the order's service is no longer offered; the cart then has standard.",
  })
  isServiceGone: boolean;
}

@Resolver()
export class ReorderResolver {
  @Mutation(() => BookedAgain, {
    description:
      'Adds the items of one of your orders to your cart, at current prices and to the same destination. Of the same item the larger quantity stays, so a repeat changes nothing.',
  })
  async reorder(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order of your own.' }) id: string,
  ): Promise<BookedAgain> {
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
