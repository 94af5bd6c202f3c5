import { Schema } from './20261122-schema.js';

/** Migrations in order. A released migration is never edited; each can be reverted. */
export const MIGRATIONS = [{ name: '20261122-schema', class: Schema }];
