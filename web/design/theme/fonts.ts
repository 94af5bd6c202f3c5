/** The two typefaces and their fallbacks. Non-Latin text uses system fonts. */

import heading from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import headingExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';
import textExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Unicode ranges, as the packages split their files. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Fallbacks in the order of `fontFamily`: Windows and Apple, Android, Linux. */
const SYSTEMS = {
  Arial: {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
};
type System = keyof typeof SYSTEMS;

/** In em; Chromium's `fontBoundingBox` of the files. */
const INTER = { ascent: 0.969, descent: 0.241 };
const BRICOLAGE = { ascent: 0.93, descent: 0.27 };

/**
 * The `@font-face` rules. Fallback system fonts get the width, ascent and descent of the typeface they stand in for, to
 * avoid a layout shift. Widths are those of 500 letters of our own text in Chromium: Inter 400 and 600 and Bricolage
 * Grotesque 700 beside 400 and 700 of Arimo (Arial's widths), Roboto and DejaVu Sans.
 *
 * A rendered page brings them in a style of its own: styled-components replaces its sheet when it starts, and with these rules
 * in that sheet the browser would lay out all text again.
 */
export const fontFaces = [
  face('Inter', '100 900', text, LATIN),
  face('Inter', '100 900', textExtended, LATIN_EXTENDED),
  // Headings use 650 and 700: one file of 22 kB instead of all weights in 41 kB.
  face('Bricolage Grotesque', '700', heading, LATIN),
  face('Bricolage Grotesque', '700', headingExtended, LATIN_EXTENDED),
  ...fallbacks('Arial', { regular: 1.07, bold: 1.011, heading: 1.014 }),
  ...fallbacks('Roboto', { regular: 1.076, bold: 1.08, heading: 1.083 }),
  ...fallbacks('DejaVu', { regular: 0.941, bold: 0.848, heading: 0.85 }),
].join('\n');

/** Adds the typefaces to a page that does not bring them in a style of its own. */
export function addFonts(): void {
  if (document.getElementById('fonts')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFaces);
  document.adoptedStyleSheets.push(sheet);
}

function face(family: string, weight: string, url: string, range: string): string {
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url(${url}) format('woff2'); unicode-range: ${range}; }`;
}

function fallbacks(system: System, widths: Record<'regular' | 'bold' | 'heading', number>): string[] {
  const { regular, bold } = SYSTEMS[system];
  return [
    fallback(`Inter ${system}`, '100 500', regular, INTER, widths.regular),
    fallback(`Inter ${system}`, '501 900', bold, INTER, widths.bold),
    fallback(`Bricolage ${system}`, '700', bold, BRICOLAGE, widths.heading),
  ];
}

function fallback(family: string, weight: string, fonts: string[], own: typeof INTER, width: number): string {
  const sources = fonts.map((name) => `local('${name}')`).join(', ');
  const ascent = percent(own.ascent / width);
  const descent = percent(own.descent / width);
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${sources}; size-adjust: ${percent(width)}; ascent-override: ${ascent}; descent-override: ${descent}; line-gap-override: 0%; }`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}
