import { apiUrl } from '../../data/links/api-url';
import { currentSession } from '../../session/session';
import { FileError } from './save-file';

/** Shown when a file does not open for an unknown reason. */
export const NOT_OPENED = "We couldn't open the file. Please try again.";

const TIME_OUT_MS = 60_000;

/** The bytes of a file, or of its small form: with the session, or with the secret of a request's link. Throws the error to show. */
export async function loadFile(
  id: string,
  { linkSecret, isThumbnail = false }: { linkSecret?: string | undefined; isThumbnail?: boolean },
): Promise<Blob> {
  const signal = AbortSignal.timeout(TIME_OUT_MS);
  const response = linkSecret
    ? await fetch(apiUrl(`/api/requests/files/${id}`), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ secret: linkSecret, isThumbnail }),
        signal,
      })
    : await fetch(apiUrl(`/api/files/${id}${isThumbnail ? '/thumbnail' : ''}`), {
        headers: { Authorization: `Bearer ${currentSession().token}` },
        signal,
      });
  if (response.ok) return response.blob();
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  throw new FileError(response.status, message ?? NOT_OPENED);
}

/** The same as an address for an image element. */
export async function loadPicture(...asked: Parameters<typeof loadFile>): Promise<string> {
  const blob = await loadFile(...asked);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(NOT_OPENED));
    reader.readAsDataURL(blob);
  });
}
