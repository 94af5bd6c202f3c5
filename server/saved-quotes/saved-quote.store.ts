import type { EntityManager } from '@mikro-orm/postgresql';
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
  const rows = await em.execute<ListedQuote[]>(
    `select q.id, q.reference, q.destination, q.from_city as "fromCity", q.to_city as "toCity",
        q.total_pence as "totalPence", q.item_count as "itemCount", q.created_at as "createdAt",
        q.expires_at as "expiresAt", q.order_id as "orderId", o.id as "ownOrderId"
      from saved_quotes q left join orders o on o.id = q.order_id and o.user_id = q.user_id
      where q.user_id = ? and q.deleted_at is null order by q.created_at desc, q.id limit ? offset ?`,
    [userId, limit, offset],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
  }));
}

/** How many quotes a customer keeps. */
export async function countQuotesOf(em: EntityManager, userId: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from saved_quotes where user_id = ? and deleted_at is null',
    [userId],
  );
  return row?.count ?? 0;
}
