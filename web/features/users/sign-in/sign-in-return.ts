import { useLocation, useSearchParams } from 'react-router-dom';

/** Navigation state that pages pass to the login and register forms. */
export interface ReturnState {
  /** Path of the previous page with query and hash, which may be a link's secret. */
  from?: string;
  fromCity?: string;
  toCity?: string;
}

interface ReturnTarget {
  /** The target in `?redirect=`, made safe; null when absent. */
  redirect: string | null;
  /** The previous page, made safe; null when there was none. */
  previousPage: string | null;
  /** Passed on to the next page. */
  cityPair: { fromCity?: string; toCity?: string };
  /** Whether the previous page was the quote builder, directly or on the way to checkout. */
  isFromQuote: boolean;
  /** Whether a purchase waits for the sign-in. */
  isFromCheckout: boolean;
  /** Whether the previous page was the staff's product list. */
  isFromProducts: boolean;
  /** Target and state, for the link to the other form. */
  onward: { search: string; state: ReturnState };
}

/** Where the visitor came from and is going. */
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

/** A safe path of this site: it begins with a single "/" and stays on our origin; anything else becomes "/". */
export function safePath(target: string | null | undefined): string {
  if (!target || !ONE_SLASH.test(target)) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(target, HERE);
    // "/..//host" has become "//host", which is another host.
    return origin === HERE && ONE_SLASH.test(pathname) ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}

/** A placeholder for our origin. */
const HERE = 'https://here.invalid';
const ONE_SLASH = /^\/(?![/\\])/;
