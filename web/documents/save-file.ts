import { apiUrl } from '../apollo/links/api-url';
import { saveBlob } from '../ui/save-blob';

/** Time-out of a document; the largest take seconds. */
const TIME_OUT_MS = 30_000;

/** A refused download, with a message for the person. */
class DownloadRefused extends Error {}

interface SaveOptions {
  readonly comesWithinMs?: number;
  /** Sent as JSON: what no URL may carry. */
  readonly body?: object;
}

/** Downloads one of our files under this name. Throws errors with messages fit to be shown. */
export async function saveFile(
  url: string,
  fileName: string,
  { comesWithinMs = TIME_OUT_MS, body }: SaveOptions = {},
): Promise<void> {
  const sent = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(apiUrl(url), { ...sent, signal: AbortSignal.timeout(comesWithinMs) });
  if (!response.ok) throw new DownloadRefused(await messageOf(response));
  saveBlob(await response.blob(), fileName);
}

/** The message of a refusal; undefined for any other error. */
export function refusalMessage(error: unknown): string | undefined {
  return error instanceof DownloadRefused ? error.message : undefined;
}

async function messageOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null;
  return typeof message === 'string' ? message : "We couldn't download the document. Please try again.";
}
