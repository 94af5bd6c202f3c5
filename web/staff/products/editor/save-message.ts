import { errorCode, errorMessage, isUnreachable } from '../../../data/error-message';
import { NO_ANSWER_MESSAGE } from '../../../data/no-answer-message';
import { FileRefused } from '../../../features/files/save-file';
import { TOO_LARGE_MESSAGE } from '../../pictures/picture-choice';

/** Without an answer the result is unknown, and a second press would add a duplicate. */
const PERHAPS_ADDED_MESSAGE = 'Check the list before you try again: we may have added the product.';

/** The specification's message for a failed save. */
export function saveErrorMessage(error: unknown, { isNew }: { isNew: boolean }): string {
  const message = refusalMessage(error);
  return isNew && isUnreachable(error) ? `${message} ${PERHAPS_ADDED_MESSAGE}` : message;
}

function refusalMessage(error: unknown): string {
  const code = errorCode(error);
  const status = error instanceof FileRefused ? error.status : null;
  const message = error instanceof FileRefused ? error.message : errorMessage(error, 'Please try again.');
  if (status === 401 || code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')
    return 'Authentication error: Please log in again';
  if (message === NO_ANSWER_MESSAGE)
    return 'Network error: Unable to connect to server. Please check your connection and try again.';
  if (status === 413)
    return message.startsWith('File too large') ? message : `File too large: ${TOO_LARGE_MESSAGE}`;
  return `Error saving product: ${message}`;
}
