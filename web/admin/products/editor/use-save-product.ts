import { useRef, useState } from 'react';
import type { ProductInput } from '../../../apollo/schema.generated';
import type { PictureChoice } from '../../pictures/picture-choice';
import { uploadPicture } from '../../pictures/upload-picture';
import { evictProducts } from '../evict-products';
import {
  type StaffProductFragment,
  useAddProductMutation,
  useChangeProductMutation,
} from '../products.generated';

/** Saves a product: first its new picture, whose progress is `percent`, then all the rest in one change. */
export function useSaveProduct() {
  const [percent, setPercent] = useState<number | null>(null);
  const [add] = useAddProductMutation();
  const [change] = useChangeProductMutation();
  /** A picture that arrived is not sent again when what came after it was refused. */
  const uploaded = useRef<{ file: File; url: string }>(null);

  async function pictureUrl(picture: PictureChoice): Promise<Pick<ProductInput, 'imageUrl'>> {
    if (picture.kind === 'kept') return {};
    if (picture.kind === 'none') return { imageUrl: null };
    const { file } = picture;
    if (uploaded.current?.file !== file) {
      setPercent(0);
      try {
        uploaded.current = { file, url: await uploadPicture(file, setPercent) };
      } finally {
        setPercent(null);
      }
    }
    return { imageUrl: uploaded.current.url };
  }

  /** `product` is the version that was looked at, null for a new one. Throws what either call throws. */
  async function save(
    product: StaffProductFragment | null,
    changed: ProductInput,
    picture: PictureChoice,
  ): Promise<void> {
    const input = { ...changed, ...(await pictureUrl(picture)) };
    const after = { update: evictProducts, refetchQueries: ['StaffProducts'] };
    if (!product) await add({ variables: { input }, ...after });
    else {
      const { id, version } = product;
      await change({ variables: { id, input: { ...input, version } }, ...after });
    }
  }

  return { save, percent };
}
