import { apiUrl } from '../apollo/links/api-url';

/** A file that the server refused; the message is for the person. */
export class FileRefused extends Error {}

const TIME_OUT_MS = 120_000;
const FAILED = "We couldn't send the file. Please try again.";

/** Sends the file of a request ahead of it, and gives its id. Throws FileRefused, or network errors like `fetch`. */
export async function uploadRequestFile(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(apiUrl('/api/requests/file'), {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  const answer: { id?: string; message?: string } = await response.json().catch(() => ({}));
  if (response.ok && answer.id) return answer.id;
  throw new FileRefused(answer.message ?? FAILED);
}
