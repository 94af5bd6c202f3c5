import { findDestination } from './destinations.js';

/**
 * The one address of what the server renders for a page of the client, whatever else its query says: by it the server
 * stores the page, and the client knows whether that is the one it would draw.
 *
 * @param path as the client's route names it
 */
export function renderedAddress(path: string, toCountry: unknown): string {
  const destination =
    path === '/new-quote' && typeof toCountry === 'string' ? findDestination(toCountry) : undefined;
  return destination ? `${path}?${new URLSearchParams({ toCountry: destination.name })}` : path;
}

/** Stands for every page of staff that is loading: those have a frame of their own. */
export const STAFF_FRAME = '/admin/*';
