import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import type { Context } from '../start/context.js';
import { CollectionSheetFile, CollectionSheetPage, toCollectionSheet } from './collection-sheet-view.js';

@InputType({ description: "Another place for a stop in the day's order." })
class CollectionStopMoveInput {
  @Field(() => CalendarDate, { description: 'The day.' }) date: string;
  @Field(() => ID, { description: 'The order that is collected there.' }) orderId: string;
  @Field(() => Int, { description: 'Its new place, from 1.' }) stop: number;
  @Field(() => Int, { description: 'The `orderVersion` that was read.' }) version: number;
}

async function sheetOf(
  { collectionSheets, orderAdmin }: Context['services'],
  date: string,
  asked: PageArgs,
): Promise<CollectionSheetPage> {
  const page = await collectionSheets.ofDay(date, asked);
  return toCollectionSheet(page, await orderAdmin.inFull(page.nodes));
}

const DAY = { description: 'The day.' };

@Resolver()
export class CollectionSheetResolver {
  @Query(() => CollectionSheetPage, {
    description: 'Staff: the collections of a day, for the drivers; also those already made.',
  })
  async adminCollectionSheet(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CollectionSheetPage> {
    return sheetOf(services, date, asked);
  }

  @Mutation(() => CollectionSheetPage, {
    description: "Staff: moves a stop in the day's order, for everybody. A page of the sheet as it is then.",
  })
  async adminMoveCollectionStop(
    @Ctx() { services }: Context,
    @Arg('input', () => CollectionStopMoveInput, { description: 'Which stop, and where to.' })
    { date, orderId, stop, version }: CollectionStopMoveInput,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CollectionSheetPage> {
    await services.collectionSheets.moveStop(date, orderId, stop, version);
    return sheetOf(services, date, asked);
  }

  @Mutation(() => CollectionSheetPage, {
    description:
      "Staff: puts the day's stops back into the order of their distance. A page of the sheet as it is then.",
  })
  async adminResetCollectionOrder(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
    @Arg('version', () => Int, { description: 'The `orderVersion` that was read.' }) version: number,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CollectionSheetPage> {
    await services.collectionSheets.resetOrder(date, version);
    return sheetOf(services, date, asked);
  }

  @Query(() => CollectionSheetFile, {
    description: 'Staff: the same as a PDF. The audit log records each download.',
  })
  adminCollectionSheetFile(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
  ): Promise<CollectionSheetFile> {
    return services.collectionSheets.link(date);
  }
}
