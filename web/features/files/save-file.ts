import { errorMessage } from '../../data/error-message';
import { apiUrl } from '../../data/links/api-url';

/** Time-out of a file; the largest take seconds. */
const TIME_OUT_MS = 30_000;
const REVOKE_AFTER_MS = 10_000;

/** A file the server refused; the message is for the person. */
export class FileError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A file to be saved: its content, or the address on our server. */
export interface FileToSave {
  readonly fileName: string;
  readonly content?: Blob;
  readonly url?: string;
  readonly timeoutMs?: number;
  /** Sent as JSON, for values that no URL may carry. */
  readonly body?: object;
}

/** The message about a file that could not be sent, opened or saved. */
export function fileMessage(error: unknown, fallback?: string): string {
  return error instanceof FileError ? error.message : errorMessage(error, fallback);
}

/** Has the browser save a file, as a download does. Throws errors for `fileMessage`. */
export async function saveFile(file: FileToSave): Promise<void> {
  const address = URL.createObjectURL(file.content ?? (await fetchFile(file)));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  // Some browsers read the file after the click, and find nothing at a revoked address.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

async function fetchFile({ url = '', timeoutMs = TIME_OUT_MS, body }: FileToSave): Promise<Blob> {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(apiUrl(url), { ...sent, signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response.blob();
  const { message }: { message?: unknown } = (await response.json().catch(() => null)) ?? {};
  throw new FileError(
    response.status,
    typeof message === 'string' ? message : "We couldn't download the document. Please try again.",
  );
}
