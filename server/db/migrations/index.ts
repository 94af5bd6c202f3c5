import { Initial } from './20261121-initial.js';

/** In order. A migration that has landed is never edited. */
export const MIGRATIONS = [{ name: '20261121-initial', class: Initial }];
