import type { EntityManager } from '@mikro-orm/postgresql';
import { kysely } from '../db/kysely.js';
import type { SavedQuoteRecord } from './saved-quote.entity.js';

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
  const rows = await kysely(em)
    .selectFrom('saved_quotes as q')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.id', '=', 'q.order_id').onRef('o.user_id', '=', 'q.user_id'),
    )
    .select(['q.id', 'q.reference', 'q.destination', 'q.from_city as fromCity', 'q.to_city as toCity'])
    .select(['q.total_pence as totalPence', 'q.item_count as itemCount'])
    .select(['q.created_at as createdAt', 'q.expires_at as expiresAt'])
    .select(['q.order_id as orderId', 'o.id as ownOrderId'])
    .where('q.user_id', '=', userId)
    .where('q.deleted_at', 'is', null)
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
  }));
}

/** How many quotes a customer keeps. */
export async function countQuotesOf(em: EntityManager, userId: string): Promise<number> {
  const { count } = await kysely(em)
    .selectFrom('saved_quotes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
