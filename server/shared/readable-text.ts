/** Said about text that is none. */
export const UNREADABLE_MESSAGE = 'Leave out characters that are no text';

/** False for text with NUL characters or halves of surrogate pairs: no keyboard makes them and no database keeps them. */
export function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
