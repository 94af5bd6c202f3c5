import { wrongField } from '../../shared/errors/errors.js';
import { isReadableText, UNREADABLE_WORDS } from '../../shared/readable-text.js';

const SEARCH_MAX = 100;

/** The words to search orders by; none for none. Throws BAD_INPUT. */
export function readSearch(text: string | null | undefined): string {
  const search = text ?? '';
  if (search.length > SEARCH_MAX)
    throw wrongField('search', `Please keep the search under ${SEARCH_MAX} characters`);
  if (!isReadableText(search)) throw wrongField('search', UNREADABLE_WORDS);
  return search;
}
