import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { CartChangeInput, CartItemInput, PromotionCodeInput, ShipmentInput } from './cart.inputs.js';
import type { CartAnswer } from './cart.service.js';
import { Cart, toCart } from './cart-view.js';

@ObjectType({ description: "Result of merging the guest cart into the customer's." })
class MergeResult {
  @Field(() => Cart, { description: "The customer's cart afterwards." }) cart: Cart;
  @Field(() => Int, { description: 'Number of merged lines.' })
  mergedLines: number;
}

const shown = ({ cart, issuedGuestId }: CartAnswer) => toCart(cart, issuedGuestId);

@Resolver()
export class CartResolver {
  @Query(() => Cart, { description: "The viewer's cart." })
  async cart(@Ctx() { services }: Context): Promise<Cart> {
    return shown(await services.cart.read());
  }

  @Mutation(() => Cart, {
    description: 'Sets quantities and shipment choices, either all or none. Safe to repeat.',
  })
  async changeCart(
    @Ctx() { services }: Context,
    @Arg('changes', () => [CartChangeInput], { description: 'New quantities, each item once.' })
    changes: CartChangeInput[],
    @Arg('shipment', () => ShipmentInput, { nullable: true, description: 'Shipment choices to change.' })
    shipment?: ShipmentInput | null,
  ): Promise<Cart> {
    const lines = changes.map(({ productId, customBox, quantity }) => ({
      productId: productId ?? null,
      customBox: customBox ?? null,
      quantity,
    }));
    return shown(await services.cart.change(lines, shipment ?? {}));
  }

  @Mutation(() => Cart, { description: "Adds an item to the cart; an existing line's quantity rises." })
  async addToCart(
    @Ctx() { services }: Context,
    @Arg('input', () => CartItemInput, { description: 'The item.' })
    { productId, customBox, quantity, destination }: CartItemInput,
  ): Promise<Cart> {
    const line = { productId: productId ?? null, customBox: customBox ?? null, quantity };
    return shown(await services.cart.add(line, destination));
  }

  @Mutation(() => Cart, { description: 'Removes a line.' })
  async removeFromCart(
    @Ctx() { services }: Context,
    @Arg('key', { description: 'Key of the line; a line that is already removed is accepted.' }) key: string,
  ): Promise<Cart> {
    return shown(await services.cart.remove(key));
  }

  @Mutation(() => Cart, { description: 'Empties the cart.' })
  async clearCart(@Ctx() { services }: Context): Promise<Cart> {
    return shown(await services.cart.clear());
  }

  @Mutation(() => Cart, {
    description:
      'Applies a promotion code to the cart, instead of a previous one. Refused with the reason when the code has no effect.',
  })
  async applyPromotion(
    @Ctx() { services }: Context,
    @Args(() => PromotionCodeInput) { code }: PromotionCodeInput,
  ): Promise<Cart> {
    return shown(await services.cart.applyPromotion(code));
  }

  @Mutation(() => Cart, { description: 'Removes the promotion code from the cart.' })
  async removePromotion(@Ctx() { services }: Context): Promise<Cart> {
    return shown(await services.cart.removePromotion());
  }

  @Mutation(() => MergeResult, {
    description:
      "Merges the guest cart into the signed-in customer's. The larger quantity of the same item wins.",
  })
  async mergeCart(@Ctx() { services }: Context): Promise<MergeResult> {
    const merged = await services.cart.merge();
    return { cart: shown(merged), mergedLines: merged.mergedLines };
  }
}
