import { randomBytes } from 'node:crypto';
import { Field, Int, ObjectType } from 'type-graphql';
import { requireAdmin } from '../../../platform/auth/viewer.js';
import { callerLeft, restartAnswerTime } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { ImageFile } from '../../../platform/uploads/image-file.js';
import type { ImageStore } from '../../../platform/uploads/image-store.js';
import { toWebImage } from '../../../platform/uploads/painting/web-image.js';
import { namesOf, srcSetOf, storedName, UPLOADS_PATH } from '../../../platform/uploads/src-set.js';
import { recordPicture } from './uploaded-pictures.store.js';

@ObjectType({ description: 'A picture that was just stored.' })
export class UploadedImage {
  @Field({ description: 'Its path on this host, for products and categories.' }) readonly url: string;
  @Field({ description: 'Every width it is stored in, for the srcset of an image element.' })
  readonly srcSet: string;
  @Field(() => Int, { description: 'Of the widest form, in pixels.' }) readonly width: number;
  @Field(() => Int, { description: 'Of the widest form, in pixels.' }) readonly height: number;
}

/** Pictures that staff upload: checked, re-encoded in web sizes, and stored under a name nobody can guess. */
export class UploadService extends Service<Deps<'em' | 'images' | 'limits'>> {
  /**
   * Staff: stores a JPEG, PNG or WebP picture. Throws TOO_LARGE, NOT_AN_IMAGE or TOO_MANY_ATTEMPTS; then nothing is
   * stored.
   */
  async saveImage(file: ImageFile): Promise<UploadedImage> {
    const { id: forWhom } = requireAdmin(this.viewer);
    await this.deps.limits.spend('upload', forWhom);
    const painter = { forWhom, isStaff: true, left: callerLeft() };
    const { width, height, forms } = await toWebImage(file.bytes, painter);
    restartAnswerTime();
    const id = randomBytes(16).toString('hex');
    const url = `${UPLOADS_PATH}/${storedName(id, width)}`;
    // First, so that retention finds what a crash leaves behind.
    await recordPicture(this.deps.em.fork(), url);
    try {
      for (const form of forms) await this.deps.images.put(storedName(id, form.width), form.bytes);
    } catch (fault) {
      await this.removeAll(url);
      throw fault;
    }
    return { url, srcSet: srcSetOf(url) ?? '', width, height };
  }

  /** Staff: takes away an uploaded picture in all its sizes. Pictures that came from elsewhere are left alone. */
  async removeImage(url: string): Promise<void> {
    requireAdmin(this.viewer);
    await removePicture(this.deps.images, url);
  }

  /** Removes what was written of a picture that could not be stored completely. */
  private async removeAll(url: string): Promise<void> {
    await Promise.allSettled(namesOf(url).map(({ name }) => this.deps.images.remove(name)));
  }
}

/** Removes an uploaded picture in all its sizes; done as well when there was none. */
export async function removePicture(store: ImageStore, url: string): Promise<void> {
  for (const { name } of namesOf(url)) await store.remove(name);
}
