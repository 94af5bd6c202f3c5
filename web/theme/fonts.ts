/** The two typefaces, and what stands in for them until they are here. Letters beyond Latin are drawn by the system. */

import heading from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
import headingExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2';
import textExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** As the packages divide their files. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Fonts of the system that are as wide as Arial, and Android's. */
const REGULAR = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];
const BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold', 'Roboto'];

/**
 * The `@font-face` rules. A stand-in is stretched to the width of its typeface (600 letters of our own text, measured in
 * Chromium with Arimo 400 and 700, which are drawn to Arial's widths, Inter 400 and 600, and Bricolage Grotesque 700)
 * and given its ascent and descent, so that nothing moves when the typeface arrives.
 */
export const fontFaces = [
  face('Inter', '100 900', text, LATIN),
  face('Inter', '100 900', textExtended, LATIN_EXTENDED),
  // Headings ask for 650 and 700: one file of 22 kB instead of all weights in 41 kB.
  face('Bricolage Grotesque', '700', heading, LATIN),
  face('Bricolage Grotesque', '700', headingExtended, LATIN_EXTENDED),
  standIn('Inter Stand-in', '100 500', REGULAR, { width: 107, ascent: 90.6, descent: 22.5 }),
  standIn('Inter Stand-in', '501 900', BOLD, { width: 101.1, ascent: 95.8, descent: 23.8 }),
  standIn('Bricolage Stand-in', '700', BOLD, { width: 101.4, ascent: 91.7, descent: 26.6 }),
].join('\n');

function face(family: string, weight: string, url: string, range: string): string {
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url(${url}) format('woff2'); unicode-range: ${range}; }`;
}

/** In hundredths of the font's own. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

function standIn(
  family: string,
  weight: string,
  fonts: string[],
  { width, ascent, descent }: Metrics,
): string {
  const sources = fonts.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${sources}; size-adjust: ${width}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`;
}
