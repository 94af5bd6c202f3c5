import { useLocation, useSearchParams } from 'react-router-dom';
import { safePath } from './redirect-target';

/** What pages hand to the login and register forms in navigation state. */
export interface ReturnState {
  /** Path of the page the visitor came from, with its query and hash, which may be the secret of a link. */
  from?: string;
  fromCity?: string;
  toCity?: string;
}

interface ReturnTarget {
  /** The target asked for by `?redirect=`, made safe; null when there is none. */
  redirect: string | null;
  /** The page before, made safe; null when there was none. */
  previousPage: string | null;
  /** The city pair, carried on to wherever the visitor goes next. */
  cityPair: { fromCity?: string; toCity?: string };
  /** Whether the page before was the quote builder, directly or on the way to checkout. */
  isFromQuote: boolean;
  /** Whether a purchase waits for the sign-in. */
  isFromCheckout: boolean;
  /** Whether the page before was the products of staff. */
  isFromProducts: boolean;
  /** The target and the state, for a link to the other of the two forms. */
  onward: { search: string; state: ReturnState };
}

/** Where the visitor came from and wants to go. */
export function useReturnTarget(): ReturnTarget {
  const { state: rawState } = useLocation();
  const [query] = useSearchParams();
  const state: ReturnState = rawState ?? {};
  const redirectText = query.get('redirect');
  const redirect = redirectText === null ? null : safePath(redirectText);
  const previousPage = typeof state.from === 'string' ? safePath(state.from) : null;
  const pages = [redirect, previousPage];
  const isFrom = (path: string) => pages.some((page) => page?.startsWith(path));
  return {
    redirect,
    previousPage,
    cityPair: { fromCity: state.fromCity, toCity: state.toCity },
    isFromQuote: isFrom('/new-quote') || isFrom('/checkout'),
    isFromCheckout: isFrom('/checkout'),
    isFromProducts: isFrom('/admin/products'),
    onward: {
      search: redirectText === null ? '' : `?${new URLSearchParams({ redirect: redirectText })}`,
      state,
    },
  };
}
