import { useRef, useState } from 'react';
import { sendForm } from '../../features/files/send-form';
import type { PictureChoice } from './picture-choice';

/** Uploads a chosen picture before the record is saved; `percent` is its progress, null while there is none. */
export function usePictureUpload() {
  const [percent, setPercent] = useState<number | null>(null);
  /** A picture that arrived is not sent again when the record was refused. */
  const uploaded = useRef<{ file: File; url: string }>(null);

  /** The part of the record's input that the choice changes. Throws what the upload throws. */
  async function pictureInput(picture: PictureChoice): Promise<{ imageUrl?: string | null }> {
    if (picture.kind === 'unchanged') return {};
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

  return { pictureInput, percent };
}

/** Uploads a picture, reporting whole percent; resolves to its URL. Throws FileError, or network errors like `fetch`. */
async function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<string> {
  const { url } = await sendForm({
    ...{ path: '/api/admin/upload', field: 'image', file, isSignedIn: true },
    ...{ timeOutMs: 60_000, onPercent, failed: "We couldn't upload the image. Please try again." },
  });
  return url ?? '';
}
