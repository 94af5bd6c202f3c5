import { render, toPlainText } from '@react-email/render';
import { LetterPage } from './LetterPage.js';
import type { Letter } from './letter-parts.js';

/** Both parts of a message, from one template. */
export async function renderPage(letter: Letter): Promise<{ html: string; text: string }> {
  const html = await render(<LetterPage letter={letter} />);
  return { html, text: `${textOf(html, letter.link?.label)}\n` };
}

/** As people write in plain text: a row is a line, and the link stands behind its words. */
function textOf(html: string, linkLabel = ''): string {
  const oneBreak = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
  return toPlainText(html, {
    selectors: [
      { selector: 'tr', format: 'block', options: oneBreak },
      { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
      { selector: 'td.value', format: 'inline' },
      { selector: 'a.address', format: 'inlineSurround', options: { prefix: `${linkLabel}: ` } },
    ],
  });
}
