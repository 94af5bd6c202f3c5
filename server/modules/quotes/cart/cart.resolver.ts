import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { CartChangeInput, CartItemInput, PromotionCodeInput, ShipmentInput } from './cart.inputs.js';
import type { CartAnswer } from './cart.service.js';
import { Cart, toCart } from './cart-view.js';

@ObjectType({ description: 'The merged cart.' })
class MergeResult {
  @Field(() => Cart, { description: "The customer's cart afterwards." }) cart: Cart;
  @Field(() => Int, { description: 'How many lines of the guest cart were merged.' })
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
    description: 'Sets quantities and choices, all or none. Safe to repeat.',
  })
  async changeCart(
    @Ctx() { services }: Context,
    @Arg('changes', () => [CartChangeInput], { description: 'Each item once; may be empty.' })
    changes: CartChangeInput[],
    @Arg('shipment', () => ShipmentInput, { nullable: true, description: 'Choices left out do not change.' })
    shipment?: ShipmentInput | null,
  ): Promise<Cart> {
    const lines = changes.map(({ productId, customBox, quantity }) => ({
      productId: productId ?? null,
      customBox: customBox ?? null,
      quantity,
    }));
    return shown(await services.cart.change(lines, shipment ?? {}));
  }

  @Mutation(() => Cart, { description: 'Adds to the quantity in the cart.' })
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
    @Arg('key', { description: 'Key of the line; one that is already removed is accepted.' }) key: string,
  ): Promise<Cart> {
    return shown(await services.cart.remove(key));
  }

  @Mutation(() => Cart, { description: 'Empties the cart.' })
  async clearCart(@Ctx() { services }: Context): Promise<Cart> {
    return shown(await services.cart.clear());
  }

  @Mutation(() => Cart, {
    description:
      'Uses a promotion code for the cart, in the place of the one before. Refused with the reason when it takes nothing off.',
  })
  async applyPromotion(
    @Ctx() { services }: Context,
    @Args(() => PromotionCodeInput) { code }: PromotionCodeInput,
  ): Promise<Cart> {
    return shown(await services.cart.applyPromotion(code));
  }

  @Mutation(() => Cart, { description: 'Takes the promotion code off the cart.' })
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
