import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useClientLoader } from '../../apollo/client-loader';
import { NO_ANSWER_MESSAGE } from '../../apollo/no-answer-message';
import type { Shop } from '../../apollo/page-data';
import { onShopChange } from '../../apollo/shop-changes';

const DEFAULT_NAME = 'Harbourline';
const DEFAULT_PROMISE = 'Bookings are fully refundable until 24 hours before the collection date.';

interface KnownShop {
  /** Null until it is known. */
  shop: Shop | null;
  /** Why it could not be read; null when it was, or was not asked for yet. */
  problem: string | null;
}

interface ShopState extends KnownShop {
  /** Reads it again. */
  refresh: () => Promise<void>;
}

interface ShopProviderProps {
  /** As it came with the page; null where the page came without, as from the server of `npm run dev`: then it is asked for. */
  start: Shop | null;
  children: ReactNode;
}

/** Gives everything below what it shows of the shop. What staff change in this tab shows at once. */
export function ShopProvider({ start, children }: ShopProviderProps) {
  const loadClient = useClientLoader();
  const [known, setKnown] = useState<KnownShop>({ shop: start, problem: null });

  const refresh = useCallback(async () => {
    const found = await Promise.all([import('./fetch-shop'), loadClient()]).then(
      ([{ fetchShop }, client]) => fetchShop(client),
      () => ({ problem: NO_ANSWER_MESSAGE }),
    );
    setKnown((before) => ({ ...before, problem: null, ...found }));
  }, [loadClient]);

  useEffect(() => {
    if (!start) void refresh();
    return onShopChange(() => void refresh());
  }, [start, refresh]);

  return <ShopContext value={{ ...known, refresh }}>{children}</ShopContext>;
}

/** What every page shows of the shop: name, phone, promotion, promises, links and minimum charges. */
export function useShop(): ShopState {
  return useContext(ShopContext);
}

/** Name of the store for titles and copy, as set by staff. */
export function useSiteName(): string {
  return useShop().shop?.name || DEFAULT_NAME;
}

/** What the shop promises about refunds in a sentence, as staff word it. */
export function useRefundPromise(): string {
  return useShop().shop?.refundText || DEFAULT_PROMISE;
}

/** The store's phone line; empty when there is none. */
export function usePhone(): string {
  return useShop().shop?.phone ?? '';
}

const ShopContext = createContext<ShopState>({ shop: null, problem: null, refresh: async () => {} });
