import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PAGE_SIZE_MAX, PageArgs } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import { TOO_MANY_ORDERS } from '../admin/change-statuses.js';
import { toRefused } from '../admin/order-admin.types.js';
import { EARLY_REASON, OrderVersionInput } from '../admin/order-status.inputs.js';
import {
  CollectedOrders,
  CollectionSheetFile,
  CollectionSheetPage,
  DrivingOrder,
  toCollectionOrder,
  toCollectionSheet,
} from './collection-sheet-view.js';

@InputType({ description: "A stop and its new position in the day's order." })
class CollectionStopMoveInput {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => ID, { description: 'Id of the order to collect.' }) orderId: string;
  @Field(() => Int, { description: 'The new position, from 1.' }) stop: number;
  @Field(() => Int, { description: 'The `orderVersion` that was read.' }) version: number;
}

@InputType({ description: 'Orders that were collected.' })
class CollectOrdersInput {
  @Field(() => [OrderVersionInput], { description: 'Up to 100 orders, each once.' })
  @ArrayMaxSize(PAGE_SIZE_MAX, { message: TOO_MANY_ORDERS })
  @ValidateNested({ each: true })
  orders: OrderVersionInput[];
  @Field(() => String, { nullable: true, description: EARLY_REASON }) reason?: string | null;
}

const DAY = { description: 'The day.' };

@Resolver()
export class CollectionSheetResolver {
  @Query(() => CollectionSheetPage, {
    description: 'Staff: collections of a day for the drivers, including those already made.',
  })
  async adminCollectionSheet(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CollectionSheetPage> {
    return toCollectionSheet(await services.collectionSheets.ofDay(date, asked));
  }

  @Mutation(() => CollectedOrders, {
    description:
      'Staff: marks orders of a sheet as collected, which ships them and emails their customers. Each is changed by itself; a refused order does not affect the others.',
  })
  async adminCollectOrders(
    @Ctx() { services }: Context,
    @Arg('input', () => CollectOrdersInput, { description: 'The orders.' }) input: CollectOrdersInput,
  ): Promise<CollectedOrders> {
    const { collected, refused } = await services.collectionSheets.collect(input.orders, input.reason);
    return { collected: collected.map(toCollectionOrder), refused: toRefused(refused) };
  }

  @Mutation(() => DrivingOrder, { description: "Staff: moves a stop in the day's order, for all staff." })
  async adminMoveCollectionStop(
    @Ctx() { services }: Context,
    @Arg('input', () => CollectionStopMoveInput, { description: 'The stop and its new position.' })
    { date, orderId, stop, version }: CollectionStopMoveInput,
  ): Promise<DrivingOrder> {
    return services.collectionSheets.moveStop(date, orderId, stop, version);
  }

  @Mutation(() => DrivingOrder, {
    description: "Staff: resets the order of the day's stops to the order by distance.",
  })
  async adminResetCollectionOrder(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
    @Arg('version', () => Int, { description: 'The `orderVersion` that was read.' }) version: number,
  ): Promise<DrivingOrder> {
    return services.collectionSheets.resetOrder(date, version);
  }

  @Query(() => CollectionSheetFile, {
    description: 'Staff: collection sheet of a day as a PDF. The audit log records each download.',
  })
  adminCollectionSheetFile(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
  ): Promise<CollectionSheetFile> {
    return services.collectionSheets.link(date);
  }
}
