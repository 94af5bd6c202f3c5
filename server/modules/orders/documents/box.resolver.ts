import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { BoxContentsInput, toBoxItem } from './box.inputs.js';
import { Box, BoxPage, ScannedBox, toBox, toBoxPage, toScannedBox } from './box-view.js';

@Resolver()
export class BoxResolver {
  @Query(() => BoxPage, {
    description: 'The boxes of one of your orders and what is inside; of any order for staff.',
  })
  async orderBoxes(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order you may see.' }) id: string,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<BoxPage> {
    return toBoxPage(await services.boxes.list(id, asked));
  }

  @Mutation(() => Box, {
    description: 'Replaces the contents of a box; until the shipment leaves.',
  })
  async saveBoxContents(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order you may see.' }) id: string,
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
      'The box whose label was scanned, which is noted once an hour: for its owner, staff, and who holds the link that follows its order.',
  })
  async scanBox(
    @Ctx() { services }: Context,
    @Arg('token', () => ID, { description: 'From the address in the code on the label.' }) token: string,
    @Arg('followToken', () => String, {
      nullable: true,
      description: 'From the link that follows the order, for who is not signed in.',
    })
    followToken?: string | null,
  ): Promise<ScannedBox> {
    return toScannedBox(await services.boxes.scan(token, followToken ?? null));
  }
}
