import { randomBytes } from 'node:crypto';
import { Field, Int, ObjectType } from 'type-graphql';
import { callerLeft, restartAnswerTime } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { ImageFile } from '../../../platform/uploads/image-file.js';
import type { ImageStore } from '../../../platform/uploads/image-store.js';
import { toWebImage } from '../../../platform/uploads/painting/web-image.js';
import { namesOf, srcSetOf, storedName, UPLOADS_PATH } from '../../../platform/uploads/src-set.js';
import { recordPicture } from './uploaded-pictures.store.js';

@ObjectType({ description: 'A picture that was just stored.' })
export class UploadedImage {
  @Field({ description: 'The path on this host, for products and categories.' }) readonly url: string;
  @Field({ description: 'Every stored width, for the srcset of an image element.' })
  readonly srcSet: string;
  @Field(() => Int, { description: 'Width of the widest version in pixels.' }) readonly width: number;
  @Field(() => Int, { description: 'Pixels of the widest version.' }) readonly height: number;
}

/** Images that staff upload: validated, re-encoded in web sizes, and stored under an unguessable name. */
export class UploadService extends Service<Deps<'em' | 'images' | 'limits'>> {
  /**
   * Staff: stores a JPEG, PNG or WebP image. Throws TOO_LARGE, NOT_AN_IMAGE or TOO_MANY_ATTEMPTS; then nothing is
   * stored.
   */
  async saveImage(file: ImageFile): Promise<UploadedImage> {
    const { id: forWhom } = this.require('catalogue', 'content');
    await this.deps.limits.spend('upload', forWhom);
    const painter = { forWhom, isStaff: true, left: callerLeft() };
    const { width, height, forms } = await toWebImage(file.bytes, painter);
    restartAnswerTime();
    const id = randomBytes(16).toString('hex');
    const url = `${UPLOADS_PATH}/${storedName(id, width)}`;
    // Recorded first, so that retention finds the rest of a crash.
    await recordPicture(this.deps.em.fork(), url);
    try {
      for (const form of forms) await this.deps.images.put(storedName(id, form.width), form.bytes);
    } catch (fault) {
      await this.removeAll(url);
      throw fault;
    }
    return { url, srcSet: srcSetOf(url) ?? '', width, height };
  }

  /** Staff: deletes an uploaded image in all its sizes. Images from elsewhere stay. */
  async removeImage(url: string): Promise<void> {
    this.require('catalogue', 'content');
    await removePicture(this.deps.images, url);
  }

  /** Deletes the written sizes of an image that could not be stored completely. */
  private async removeAll(url: string): Promise<void> {
    await Promise.allSettled(namesOf(url).map(({ name }) => this.deps.images.remove(name)));
  }
}

/** Deletes an uploaded image in all its sizes; succeeds as well when there is none. */
export async function removePicture(store: ImageStore, url: string): Promise<void> {
  for (const { name } of namesOf(url)) await store.remove(name);
}
