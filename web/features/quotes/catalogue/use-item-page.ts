import { useEffect, useMemo, useState } from 'react';
import { toGraphqlEnum } from '../../../data/enums';
import { usePageQuery } from '../../../lib/queries/use-page-query';
import { useCart } from '../../cart/use-cart';
import { ItemPricesDocument, QuoteItemsDocument, type QuoteItemsQuery } from './catalogue.generated';

type Item = QuoteItemsQuery['products']['nodes'][number];

/** An item with its price to the destination: null where it is not sold, undefined while loading. */
export interface PricedItem extends Omit<Item, 'price'> {
  readonly price?: { readonly minorUnits: number } | null;
}

/** The items of a page: a search's, or else a category's. */
export interface ItemFilter {
  readonly category: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/**
 * A page of at most 100 items with prices to the destination. A new destination fetches prices only. A failed query is
 * retried once the cart has reached the server.
 */
export function useItemPage({ category, search, page }: ItemFilter) {
  const { destination, isReady } = useCart(({ destination, status }) => ({
    destination,
    isReady: status === 'ready',
  }));
  const [first] = useState(destination);
  const asked = { filter: search ? { search } : { category }, page };
  const list = usePageQuery(QuoteItemsDocument, { ...asked, destination: toGraphqlEnum(first) });
  const priced = usePageQuery(
    ItemPricesDocument,
    { ...asked, destination: toGraphqlEnum(destination) },
    { isSkipped: destination === first },
  );
  const failed = [list, priced].filter(({ error }) => error);

  function retry(): void {
    for (const { refetch } of failed) refetch();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the cart gets through.
  useEffect(() => {
    if (isReady) retry();
  }, [isReady]);

  const products = list.data?.products.nodes;
  const prices = priced.data?.products.nodes;
  const items = useMemo(() => {
    if (destination === first) return products;
    const priceOf = new Map(prices?.map(({ id, price }) => [id, price]));
    return products?.map(
      (item): PricedItem => ({ ...item, price: prices ? (priceOf.get(item.id) ?? null) : undefined }),
    );
  }, [products, prices, destination, first]);

  return {
    destination,
    items,
    total: list.data?.products.pageInfo.total ?? 0,
    error: failed[0]?.error,
    retry,
  };
}
