import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import {
  CollectionSheetFile,
  CollectionSheetPage,
  DrivingOrder,
  toCollectionSheet,
} from './collection-sheet-view.js';

@InputType({ description: "A stop and its new position in the day's order." })
class CollectionStopMoveInput {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => ID, { description: 'Id of the order to collect.' }) orderId: string;
  @Field(() => Int, { description: 'The new position, from 1.' }) stop: number;
  @Field(() => Int, { description: 'The `orderVersion` that was read.' }) version: number;
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
    const page = await services.collectionSheets.ofDay(date, asked);
    return toCollectionSheet(page, await services.orderAdmin.inFull(page.nodes));
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
