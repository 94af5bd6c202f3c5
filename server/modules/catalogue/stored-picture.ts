import type { EntityManager } from '@mikro-orm/postgresql';
import { wrongField } from '../../platform/errors/errors.js';
import type { ImageFile } from '../../platform/uploads/image-file.js';
import { isOwnImage } from '../../platform/uploads/src-set.js';
import type { UploadService } from '../files/pictures/upload.service.js';
import { isPictureShown } from './catalogue.store.js';

/** The images that the build draws for the first catalogue. */
const DRAWN_PICTURE = /^\/pictures\/[a-z0-9-]{1,100}\.svg$/;

/** A change of an image: a new file, a known address, null for none; undefined leaves it as it is. */
interface PictureChange {
  readonly file?: ImageFile | null;
  readonly imageUrl?: string | null;
}

/**
 * Stores a sent image, then does the work with its address. When the work fails, nothing of the image stays. Throws
 * BAD_INPUT for an address of an image that is not ours, and the errors of saving.
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

/** Deletes an uploaded image that no product, category, open checkout, saved quote or order shows any more. */
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
