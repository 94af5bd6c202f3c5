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

/** The page of a destination by its name: "/shipping-to/hong-kong". */
export function destinationAddress(name: string): string {
  return `/shipping-to/${name.toLowerCase().replace(' ', '-')}`;
}

/** Ends the address of a page's loading state, which the client never asks for. */
export const LOADING = '#loading';
