import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a link that opens something above a list leaves behind, so that closing it is going back. */
export const FROM_LIST = { isFromList: true };

/**
 * Closes what the address opened: back to the list that it was opened on, or by `otherwise` where there is none. A second
 * press before the address has changed does not go back twice.
 */
export function useCloseOpened(otherwise: () => void): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef('');

  return () => {
    if (!state?.isFromList) return otherwise();
    if (closed.current === key) return;
    closed.current = key;
    void navigate(-1);
  };
}
