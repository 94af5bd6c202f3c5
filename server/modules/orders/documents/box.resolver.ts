import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { BoxContentsInput, toBoxItem } from './box.inputs.js';
import { Box, BoxPage, ScannedBox, toBox, toBoxPage, toScannedBox } from './box-view.js';

@Resolver()
export class BoxResolver {
  @Query(() => BoxPage, {
    description: 'Boxes of one of your orders and their contents; for staff, of any order.',
  })
  async orderBoxes(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<BoxPage> {
    return toBoxPage(await services.boxes.list(id, asked));
  }

  @Mutation(() => Box, { description: 'Replaces the contents of a box, until the shipment is collected.' })
  async saveBoxContents(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
    @Arg('input', () => BoxContentsInput, { description: 'The box and its contents.' })
    { number, items, version }: BoxContentsInput,
  ): Promise<Box> {
    return toBox(
      await services.boxes.save({
        orderId: id,
        number,
        version: version ?? null,
        items: items.map(toBoxItem),
      }),
    );
  }

  @Mutation(() => ScannedBox, {
    description:
      'Returns the box whose label was scanned, and records the scan once an hour: for its owner, staff, and anyone with the tracking link of its order.',
  })
  async scanBox(
    @Ctx() { services }: Context,
    @Arg('token', () => ID, { description: 'Token in the address on the label.' }) token: string,
    @Arg('followToken', () => String, {
      nullable: true,
      description: "Token of the order's tracking link, for callers who are not signed in.",
    })
    followToken?: string | null,
  ): Promise<ScannedBox> {
    return toScannedBox(await services.boxes.scan(token, followToken ?? null));
  }
}
