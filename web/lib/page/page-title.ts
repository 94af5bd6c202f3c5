import { createContext } from 'react';

/** Receives the title on the server; a browser has `document.title`. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);
