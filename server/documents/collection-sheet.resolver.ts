import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import type { Context } from '../start/context.js';
import { CollectionSheetFile, CollectionSheetPage, toCollectionSheet } from './collection-sheet-view.js';

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
    return toCollectionSheet(await services.collectionSheets.ofDay(date, asked));
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
