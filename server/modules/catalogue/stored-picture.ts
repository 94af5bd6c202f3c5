import type { EntityManager } from '@mikro-orm/postgresql';
import { wrongField } from '../../platform/errors/errors.js';
import type { ImageFile } from '../../platform/uploads/image-file.js';
import { isOwnImage } from '../../platform/uploads/src-set.js';
import type { UploadService } from '../files/pictures/upload.service.js';
import { isPictureShown } from './catalogue.store.js';

/** The pictures that the build draws for the first catalogue. */
const DRAWN_PICTURE = /^\/pictures\/[a-z0-9-]{1,100}\.svg$/;

/** What is wanted of a picture: a new file, an address we know, null for none; undefined leaves it as it is. */
interface PictureChange {
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

/** Takes an uploaded picture away once nothing shows it any more: no product, category, open checkout, saved quote or order. */
export async function dropPicture(
  em: EntityManager,
  uploads: UploadService,
  url: string | null,
): Promise<void> {
  if (!url || !isOwnImage(url)) return;
  const start = url.slice(0, url.lastIndexOf('-') + 1);
  if (!(await isPictureShown(em, start))) await uploads.removeImage(url).catch(() => {});
}

function readPictureUrl(url: string | null | undefined): string | null | undefined {
  if (url == null || isOwnImage(url) || DRAWN_PICTURE.test(url)) return url;
  throw wrongField('image', 'Upload the image, or choose one that was uploaded before');
}
