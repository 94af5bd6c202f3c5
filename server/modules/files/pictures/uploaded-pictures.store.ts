import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** Records the address of an image before it is stored. */
export async function recordPicture(em: EntityManager, url: string): Promise<void> {
  await query(em, 'insert into uploaded_pictures (url) values ($1)', [url]);
}
