import { useCallback } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Of the order whose details are open, in the address. */
export const OPEN = 'order';

/** What a link to the details leaves behind, so that closing them is going back. */
export const FROM_LIST = { isFromList: true };

/** Where the details of an order are, above the list that this query shows. */
export function detailsIn(query: URLSearchParams, id: string): To {
  return { search: new URLSearchParams([...query, [OPEN, id]]).toString() };
}

/** The order whose details are open, and the way to close them: back where they were opened on the list. */
export function useOpenOrder() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromList = Boolean(state?.isFromList);

  const close = useCallback(() => {
    if (isFromList) return void navigate(-1);
    setQuery(withoutOpen, { replace: true, preventScrollReset: true });
  }, [isFromList, navigate, setQuery]);

  return { openId: query.get(OPEN), close };
}

function withoutOpen(query: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(query);
  left.delete(OPEN);
  return left;
}
