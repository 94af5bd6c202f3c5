/** What is not in the documents’ typeface, which has Latin with its marks, Greek, Cyrillic and common signs. */
const MISSING =
  /[^\n\u0020-\u007e\u00a0-\u017f\u01a0-\u01a1\u01af-\u01b0\u01fa-\u01ff\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010-\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2026\u2030\u2032-\u2033\u2039-\u203a\u20ac\u20b9\u2116\u2122]+/gu;

/** Stands where the typeface has no letters for what was written. */
export const GAP = '[…]';

/** The text as the typeface can print it; what it has no letters for becomes a visible gap, never empty boxes. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(MISSING, GAP);
}
