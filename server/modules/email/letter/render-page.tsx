import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPage } from './LetterPage.js';
import type { Letter } from './letter-parts.js';

const oneBreak = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** Plain text as people write it: a row is a line, and the link follows its label. */
const textOf = compile({
  wordwrap: false,
  formatters: {
    link: (element, walk, builder) => {
      builder.addLiteral(`${element.attribs['data-label-in-text']}: `);
      walk(element.children, builder);
    },
  },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'block', options: oneBreak },
    { selector: 'tr', format: 'block', options: oneBreak },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'td.value', format: 'inline' },
    { selector: '[data-label-in-text]', format: 'link' },
  ],
});

/** Both parts of a message, from one template. */
export function renderPage(letter: Letter): { html: string; text: string } {
  const html = `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} />)}`;
  return { html, text: `${textOf(html)}\n` };
}
