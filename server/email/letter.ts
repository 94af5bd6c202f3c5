import { escapeHtml } from './format.js';

/** What a short message says. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly link?: { readonly words: string; readonly url: string };
  /** Who writes. */
  readonly from: string;
}

/** A short message as plain text and as HTML; everything in it is escaped. */
export function renderLetter({ subject, greeting, paragraphs, link, from }: Letter) {
  const html = [
    ...[greeting, ...paragraphs].map((words) => `<p>${escapeHtml(words)}</p>`),
    ...(link
      ? [`<p><a href="${escapeHtml(link.url)}" style="color:#0E6F78">${escapeHtml(link.words)}</a></p>`]
      : []),
    `<p>${escapeHtml(from)}</p>`,
  ].join('\n');
  return {
    subject,
    text: [greeting, ...paragraphs, ...(link ? [`${link.words}: ${link.url}`] : []), from, ''].join('\n\n'),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font-family:system-ui,sans-serif;color:#12263A;max-width:36rem;margin:0 auto;padding:1rem">
${html}</body></html>`,
  };
}
