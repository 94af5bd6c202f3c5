import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../db/query.js';
import { wrongField } from '../shared/errors/errors.js';
import type { ImageFile } from '../uploads/image-file.js';
import { isOwnImage } from '../uploads/src-set.js';
import type { UploadService } from '../uploads/upload.service.js';

/** The pictures that the build draws for the first catalogue. */
const DRAWN_PICTURE = /^\/pictures\/[a-z0-9-]{1,100}\.svg$/;

/** What is wanted of a picture: a new file, an address we know, null for none; undefined leaves it as it is. */
export interface PictureChange {
  readonly file?: ImageFile | null;
  readonly imageUrl?: string | null;
}

/**
 * Stores a sent picture, then does the work with its address. When the work fails, nothing of the picture stays.
 * Throws BAD_INPUT for the address of a picture that is not ours, and what saving throws.
 */
export async function withPicture<T>(
  uploads: UploadService,
  { file, imageUrl }: PictureChange,
  work: (imageUrl: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return work(readPictureUrl(imageUrl));
  const { url } = await uploads.saveImage(file);
  try {
    return await work(url);
  } catch (fault) {
    await uploads.removeImage(url).catch(() => {});
    throw fault;
  }
}

/** Whether anything shows a picture, in whatever width: its address begins like this. */
const IS_SHOWN_SQL = `with picture as (select $1::text as start)
  select exists (select from products, picture where starts_with(image_url, start))
    or exists (select from categories, picture where starts_with(image_url, start))
    or exists (select from order_lines, picture where starts_with(image_url, start))
    or exists (select from checkouts, picture, jsonb_array_elements(lines) as line
      where status not in ('finalized', 'cancelled', 'expired', 'refunded') and starts_with(line->>'imageUrl', start))
    or exists (select from saved_quotes, picture, jsonb_array_elements(lines) as line
      where order_id is null and deleted_at is null and starts_with(line->>'imageUrl', start)) as "isShown"`;

/** Takes an uploaded picture away once nothing shows it any more: no product, category, open checkout, saved quote or order. */
export async function dropPicture(
  em: EntityManager,
  uploads: UploadService,
  url: string | null,
): Promise<void> {
  if (!url || !isOwnImage(url)) return;
  const start = url.slice(0, url.lastIndexOf('-') + 1);
  const [row] = await query<{ isShown: boolean }>(em, IS_SHOWN_SQL, [start]);
  if (!row?.isShown) await uploads.removeImage(url).catch(() => {});
}

function readPictureUrl(url: string | null | undefined): string | null | undefined {
  if (url == null || isOwnImage(url) || DRAWN_PICTURE.test(url)) return url;
  throw wrongField('image', 'Please upload the image, or choose one that was uploaded before');
}
