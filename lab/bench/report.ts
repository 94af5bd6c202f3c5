import type { Figures } from './compare.js';

/** One contender of one comparison. */
export interface Row {
  readonly what: string;
  readonly who: string;
  readonly figures: Figures;
  /** Null where nothing is reported (the bare server). */
  readonly statements: number | null;
  /** The bare server's figures of the same comparison; null where it does not compete. */
  readonly bare: Figures | null;
}

const COLUMNS = ['', '', 'requests/s', 'p50 ms', 'p95 ms', 'of bare', 'statements'] as const;
const WIDTHS = [16, 10, 12, 9, 9, 9, 12] as const;

/** The aim of catalogue reads, as a part of the bare server's speed. A run below it does not fail. */
const CATALOGUE_AIM = 0.4;
/** The aim of rendered pages, answers per second. */
const PAGES_AIM = 2000;

/** Catalogue reads beside their aim, as one line of text. */
export function aimLine(rows: readonly Row[]): string {
  const reads = rows.filter((row) => row.what === 'catalogue page' && row.bare);
  const parts = reads.map(({ who, figures, bare }) => {
    const part = figures.perSecond / bare!.perSecond;
    return `${who} ${part.toFixed(2)} (${part >= CATALOGUE_AIM ? 'met' : 'missed'})`;
  });
  return `Aim for catalogue reads: ${CATALOGUE_AIM} of the bare server. ${parts.join(', ')}`;
}

/** Rendered pages beside their aim, as one line of text. */
export function pageAimLine(rows: readonly Row[]): string {
  const parts = rows
    .filter(({ who }) => who === 'rendered')
    .map(({ what, figures: { perSecond } }) => {
      return `${what} ${perSecond.toFixed(0)} (${perSecond >= PAGES_AIM ? 'met' : 'missed'})`;
    });
  return `Aim for rendered pages: ${PAGES_AIM} a second. ${parts.join(', ')}`;
}

/** The comparisons as a table of text. */
export function table(rows: readonly Row[]): string {
  return [COLUMNS, ...rows.map(cells)].map(toLine).join('\n');
}

function cells({ what, who, figures, statements, bare }: Row): string[] {
  return [
    what,
    who,
    figures.perSecond.toFixed(figures.perSecond < 100 ? 1 : 0),
    figures.p50Ms.toFixed(1),
    figures.p95Ms.toFixed(1),
    bare ? (figures.perSecond / bare.perSecond).toFixed(2) : '',
    statements === null ? '' : String(statements),
  ];
}

function toLine(columns: readonly string[]): string {
  return columns
    .map((text, index) => (index < 2 ? text.padEnd(WIDTHS[index]!) : text.padStart(WIDTHS[index]!)))
    .join('')
    .trimEnd();
}
