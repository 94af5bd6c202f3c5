import { escapeHtml } from './format.js';
import type { RenderedEmail } from './send-email.js';

/** What a message says, in the order of the page. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A table of names and values, such as sums. */
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** The one thing to do. */
  readonly link?: { readonly words: string; readonly url: string };
  /** After the link. */
  readonly closing?: readonly string[];
  /** Who writes. */
  readonly from: string;
}

/** A message as plain text and as HTML; everything in it is escaped. */
export async function renderLetter(letter: Letter): Promise<RenderedEmail> {
  const { subject, greeting, paragraphs, rows = [], link, closing = [], from } = letter;
  const inHtml = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const html = [
    ...[greeting, ...paragraphs].map(inHtml),
    ...(rows.length > 0
      ? [
          `<table>${rows.map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td align="right">${escapeHtml(value)}</td></tr>`).join('')}</table>`,
        ]
      : []),
    ...(link
      ? [`<p><a href="${escapeHtml(link.url)}" style="color:#0E6F78">${escapeHtml(link.words)}</a></p>`]
      : []),
    ...[...closing, from].map(inHtml),
  ].join('\n');
  return {
    subject,
    text: [
      greeting,
      ...paragraphs,
      ...(rows.length > 0 ? [rows.map((row) => row.join(': ')).join('\n')] : []),
      ...(link ? [`${link.words}: ${link.url}`] : []),
      ...closing,
      from,
      '',
    ].join('\n\n'),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font-family:system-ui,sans-serif;color:#12263A;max-width:36rem;margin:0 auto;padding:1rem">
${html}</body></html>`,
  };
}
