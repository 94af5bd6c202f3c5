import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Cart, toCart } from '../../cart/cart-view.js';
import { registerEnum } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import type { Context } from '../../start/context.js';
import { type LeftOutReason } from './reorder.service.js';

const LeftOutReasons = registerEnum<LeftOutReason>('LeftOutReason', 'Why something cannot be booked again.', {
  notSold: 'Not sold any more.',
  notToDestination: 'Not available to the destination any more.',
});

@ObjectType({ description: 'Something of an order that could not be put into the cart.' })
class LeftOutItem {
  @Field({ description: 'As it was called when it was bought.' }) name: string;
  @Field(() => Int, { description: 'Pieces that were bought.' }) quantity: number;
  @Field(() => LeftOutReasons, { description: 'Why it was left out.' }) reason: LeftOutReason;
}

@ObjectType({ description: 'The cart after an old shipment was put into it, and what is different today.' })
class BookedAgain {
  @Field(() => Cart, { description: 'With whatever was in it before.' }) cart: Cart;
  @Field(() => Money, { description: 'What the order cost.' }) was: Money;
  @Field(() => Money, { description: 'What the things that were put in cost today.' }) now: Money;
  @Field(() => [LeftOutItem], { description: 'What could not be put in; empty when everything was.' })
  leftOut: LeftOutItem[];
  @Field({
    description: 'True when the service of the order is not offered any more; the cart has standard then.',
  })
  isServiceGone: boolean;
}

@Resolver()
export class ReorderResolver {
  @Mutation(() => BookedAgain, {
    description:
      'Puts what one of your orders held into your cart, at the prices of now and to the same place. Of the same thing the larger quantity stays, so a repeat changes nothing.',
  })
  async reorder(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: 'Of an order of your own.' }) orderId: string,
  ): Promise<BookedAgain> {
    const { cart, wasPence, nowPence, leftOut, isServiceGone } = await services.reorder.reorder(orderId);
    return {
      cart: toCart(cart, null),
      was: money(wasPence),
      now: money(nowPence),
      leftOut: [...leftOut],
      isServiceGone,
    };
  }
}
