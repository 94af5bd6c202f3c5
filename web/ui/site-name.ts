import { createContext, useContext } from 'react';

/** Name of the store for titles and copy; the frame provides the one from the store's settings. */
export const SiteNameContext = createContext('Harbourline');

/** Name of the store, as set by staff. */
export function useSiteName(): string {
  return useContext(SiteNameContext);
}
