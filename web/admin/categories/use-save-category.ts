import { useRef, useState } from 'react';
import type { CategoryInput } from '../../apollo/schema.generated';
import type { PictureChoice } from '../pictures/picture-choice';
import { uploadPicture } from '../pictures/upload-picture';
import {
  type ManagedCategoryFragment,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.generated';

/** Saves a category: first its new picture, whose progress is `percent`, then what was changed of it. */
export function useSaveCategory() {
  const [percent, setPercent] = useState<number | null>(null);
  const [add] = useCreateCategoryMutation();
  const [change] = useUpdateCategoryMutation();
  const uploaded = useRef<{ file: File; url: string }>(null);

  /**
   * `before` is what was looked at, null for a new one; `version` is another one when it is saved all the same. Throws
   * what the calls throw.
   */
  async function save(
    before: ManagedCategoryFragment | null,
    name: string,
    picture: PictureChoice,
    version = before?.version,
  ): Promise<void> {
    const input: CategoryInput = {
      ...(name !== before?.name && { name }),
      ...(await pictureUrl(picture)),
    };
    if (before) await change({ variables: { id: before.id, input: { ...input, version } } });
    else await add({ variables: { input } });
  }

  async function pictureUrl(picture: PictureChoice): Promise<Pick<CategoryInput, 'imageUrl'>> {
    if (picture.kind === 'kept') return {};
    if (picture.kind === 'none') return { imageUrl: null };
    const { file } = picture;
    if (uploaded.current?.file !== file) {
      try {
        uploaded.current = { file, url: await uploadPicture(file, setPercent) };
      } finally {
        setPercent(null);
      }
    }
    return { imageUrl: uploaded.current.url };
  }

  return { save, percent };
}
