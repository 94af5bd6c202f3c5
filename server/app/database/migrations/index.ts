import { Schema } from './20261122-schema.js';

/** In order. A migration that has been released is never edited; each has a way back. */
export const MIGRATIONS = [{ name: '20261122-schema', class: Schema }];
