import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { CalendarDate } from '../shared/scalars.js';
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
  ): Promise<CollectionSheet> {
    return toCollectionSheet(await services.collectionSheets.ofDay(date));
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
