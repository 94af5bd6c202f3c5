import { createContext } from 'react';

/** Where the server hears what the page is called; a browser has its document. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);
