import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';
import { SavedQuoteRecord } from './saved-quote.entity.js';

/** One quote in a list: what it is, not what is in it. */
export type ListedQuote = Pick<
  SavedQuoteRecord,
  'id' | 'reference' | 'destination' | 'fromCity' | 'toCity' | 'totalPence' | 'itemCount'
> & {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The order it became, whoever placed that. */
  readonly orderId: string | null;
  /** The same, if the owner of the quote placed it. */
  readonly ownOrderId: string | null;
};

/** One page of a customer's quotes, newest first. */
export async function readQuotesOf(
  em: EntityManager,
  userId: string,
  limit: number,
  offset: number,
): Promise<ListedQuote[]> {
  return kysely(em)
    .selectFrom('SavedQuoteRecord as q')
    .leftJoin('OrderRecord as o', (join) =>
      join.onRef('o.id', '=', 'q.orderId').onRef('o.userId', '=', 'q.userId'),
    )
    .select(['q.id', 'q.reference', 'q.destination', 'q.fromCity', 'q.toCity', 'q.totalPence', 'q.itemCount'])
    .select(['q.createdAt', 'q.expiresAt', 'q.orderId', 'o.id as ownOrderId'])
    .where('q.userId', '=', userId)
    .where('q.deletedAt', 'is', null)
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many quotes a customer keeps. */
export async function countQuotesOf(em: EntityManager, userId: string): Promise<number> {
  return em.count(SavedQuoteRecord, { userId, deletedAt: null });
}
