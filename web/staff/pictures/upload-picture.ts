import { sendForm } from '../../features/files/send-form';

/** Uploads a picture, reporting whole percent; resolves to its URL. Throws FileRefused, or network errors like `fetch`. */
export async function uploadPicture(file: File, onPercent: (percent: number) => void): Promise<string> {
  const { url } = await sendForm({
    ...{ path: '/api/admin/upload', field: 'image', file, isSignedIn: true },
    ...{ timeOutMs: 60_000, onPercent, failed: "We couldn't upload the image. Please try again." },
  });
  return url ?? '';
}
