import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state of links that open something above a list, so that closing it goes back. */
export const FROM_LIST = { isFromList: true };

/**
 * Closes what the address opened: back to its list, or by `otherwise` without one. A second press before the address has
 * changed does not go back twice.
 */
export function useCloseToList(fallback: () => void): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);

  // The browser's Forward opens the same entry of the history again, to be closed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useEffect(() => {
    isClosing.current = false;
  }, [key]);

  return () => {
    if (!state?.isFromList) return fallback();
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
}
