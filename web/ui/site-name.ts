import { createContext, useContext } from 'react';

/** As the page that the server sent names the shop, until its settings are read. */
const PAGE_NAME = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

const DEFAULT_NAME = PAGE_NAME || 'Harbourline';

/** Name of the store for titles and copy; the frame provides the one from the store's settings. */
export const SiteNameContext = createContext(DEFAULT_NAME);

/** Name of the store, as set by staff. */
export function useSiteName(): string {
  return useContext(SiteNameContext) || DEFAULT_NAME;
}
