import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { CalendarDate } from '../shared/api/scalars.js';
import type { Context } from '../start/context.js';
import { STOPS_ON_A_PAGE } from './collection-sheet.service.js';
import { CollectionSheet, CollectionSheetFile, toCollectionSheet } from './collection-sheet-view.js';

const DAY = { description: 'The day.' };

@Resolver()
export class CollectionSheetResolver {
  @Query(() => CollectionSheet, {
    description: 'Staff: what is collected on a day, for the drivers; also what was collected already.',
  })
  async collectionSheet(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page of stops, from 1.' }) page?: number,
    @Arg('pageSize', () => Int, { defaultValue: STOPS_ON_A_PAGE, description: 'At most 100.' })
    pageSize?: number,
  ): Promise<CollectionSheet> {
    return toCollectionSheet(await services.collectionSheets.ofDay(date, { page, pageSize }));
  }

  @Query(() => CollectionSheetFile, {
    description: 'Staff: the same to be printed. Each download is written down in the audit log.',
  })
  collectionSheetFile(
    @Ctx() { services }: Context,
    @Arg('date', () => CalendarDate, DAY) date: string,
  ): Promise<CollectionSheetFile> {
    return services.collectionSheets.link(date);
  }
}
