import { errorCode, errorWords, isUnreachable } from '../../../apollo/error-words';
import { NO_ANSWER_WORDS } from '../../../apollo/no-answer-words';
import { TOO_LARGE_WORDS } from '../../pictures/picture-choice';
import { PictureRefused } from '../../pictures/upload-picture';

/** Whether a product was not saved because somebody else changed it first. */
export function isChangedMeanwhile(error: unknown): boolean {
  return errorCode(error) === 'CONFLICT';
}

/** Without an answer nobody knows, and pressing again would make another one of the same name. */
const PERHAPS_ADDED_WORDS = 'Before you try again, look in the list whether it was added.';

/** The specification's words for a product that could not be saved. */
export function saveWords(error: unknown, { isNew }: { isNew: boolean }): string {
  const words = refusalWords(error);
  return isNew && isUnreachable(error) ? `${words} ${PERHAPS_ADDED_WORDS}` : words;
}

function refusalWords(error: unknown): string {
  const code = errorCode(error);
  const status = error instanceof PictureRefused ? error.status : null;
  const words = error instanceof PictureRefused ? error.message : errorWords(error, 'Please try again.');
  if (status === 401 || code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')
    return 'Authentication error: Please log in again';
  if (words === NO_ANSWER_WORDS)
    return 'Network error: Unable to connect to server. Please check your connection and try again.';
  if (status === 413)
    return words.startsWith('File too large') ? words : `File too large: ${TOO_LARGE_WORDS}`;
  return `Error saving product: ${words}`;
}
