import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useClientLoader } from '../../data/client-loader';
import { NO_ANSWER_MESSAGE } from '../../data/no-answer-message';
import type { Shop } from '../../data/page/page-data';
import { onShopChange } from '../../data/shop-changes';

const DEFAULT_NAME = 'Harbourline';
const DEFAULT_PROMISE = 'Bookings are fully refundable until 24 hours before the collection date.';

interface LoadedShop {
  /** Null until known. */
  shop: Shop | null;
  /** Why it could not be read; null when it could, or was not fetched yet. */
  problem: string | null;
}

interface ShopState extends LoadedShop {
  /** Fetches it again. */
  refresh: () => Promise<void>;
}

interface ShopProviderProps {
  /** From the page's data; null without, as with `npm run dev`: it is fetched then. */
  start: Shop | null;
  children: ReactNode;
}

/** Provides what every page shows of the shop. Changes by staff in this tab show at once. */
export function ShopProvider({ start, children }: ShopProviderProps) {
  const loadClient = useClientLoader();
  const [known, setKnown] = useState<LoadedShop>({ shop: start, problem: null });

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

/** The shop's data on every page: name, phone, promotion, promises, links and minimum charges. */
export function useShop(): ShopState {
  return useContext(ShopContext);
}

/** The store's name, as set by staff. */
export function useSiteName(): string {
  return useShop().shop?.name || DEFAULT_NAME;
}

/** The refund promise in one sentence, as worded by staff. */
export function useRefundPromise(): string {
  return useShop().shop?.refundText || DEFAULT_PROMISE;
}

/** The store's phone number; empty when there is none. */
export function usePhone(): string {
  return useShop().shop?.phone ?? '';
}

const ShopContext = createContext<ShopState>({ shop: null, problem: null, refresh: async () => {} });
