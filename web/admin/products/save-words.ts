import { errorCode, errorWords, NO_ANSWER_WORDS } from '../../apollo/error-words';
import { TOO_LARGE_WORDS } from './picture-choice';
import { PictureRefused } from './upload-picture';

/** Whether a product was not saved because somebody else changed it first. */
export function isChangedMeanwhile(error: unknown): boolean {
  return errorCode(error) === 'CONFLICT';
}

/** The specification's words for a product that could not be saved. */
export function saveWords(error: unknown): string {
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
