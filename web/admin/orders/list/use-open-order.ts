import { type To, useSearchParams } from 'react-router-dom';
import { useCloseOpened } from '../../ui/lists/use-close-opened';

/** Of the order whose details are open, in the address. */
export const OPEN = 'order';

/** Where the details of an order are, above the list that this query shows. */
export function detailsIn(query: URLSearchParams, id: string): To {
  return { search: new URLSearchParams([...query, [OPEN, id]]).toString() };
}

/** The order whose details are open, and the way to close them: back where they were opened on the list. */
export function useOpenOrder() {
  const [query, setQuery] = useSearchParams();
  const close = useCloseOpened(() => setQuery(withoutOpen, { replace: true, preventScrollReset: true }));
  return { openId: query.get(OPEN), close };
}

function withoutOpen(query: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(query);
  left.delete(OPEN);
  return left;
}
