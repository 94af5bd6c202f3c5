import type { RenderedEmail } from '../send-email.js';
import type { Letter } from './letter-parts.js';

export type { Letter } from './letter-parts.js';

/**
 * A message as HTML and, from the same page, as plain text; everything in it is escaped. The renderer is loaded with
 * the first message, not with the server.
 */
export async function renderLetter(letter: Letter): Promise<RenderedEmail> {
  const { renderPage } = await import('./render-page.js');
  const { subject, from: fromName, stopUrl } = letter;
  return { subject, fromName, ...(stopUrl && { stopUrl }), ...renderPage(letter) };
}
