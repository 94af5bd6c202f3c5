/** Slips in UK postcodes. */
import { digitOf, isUkPostcode, signsOf, UK_POSTCODE_MESSAGE, written } from './postcode.js';

/** Signs that are taken for each other. */
const ALIKE = ['O0', 'I1L'];

/** Why a typed postcode is refused, with the one that was probably meant where there is only one; null when it is valid. */
export function postcodeProblem(text: string): string | null {
  if (isUkPostcode(text)) return null;
  const corrected = correctedPostcode(signsOf(text));
  return corrected ? `Did you mean ${corrected}?` : UK_POSTCODE_MESSAGE;
}

/** The only postcode that slips such as O for 0 can have come from: SO5 3AA of S05 3AA, LS1 4AP of LS01 4AP. */
function correctedPostcode(signs: string): string | null {
  if (signs.length < 5 || signs.length > 8) return null;
  const inward = digitOf(signs.slice(-3, -2)) + signs.slice(-2);
  const swapped = readingsOf(signs.slice(0, -3)).flatMap((outward) => written(outward + inward) ?? []);
  const [corrected, ...others] =
    swapped.length > 0 ? swapped : [written(signs.replace(/^(\D+)0(?=\d)/, '$1'))];
  return others.length === 0 ? (corrected ?? null) : null;
}

/** Every way to read a half with signs that look alike. */
function readingsOf(half: string): string[] {
  return [...half].reduce<string[]>(
    (begun, sign) => {
      const alike = ALIKE.find((signs) => signs.includes(sign)) ?? sign;
      return begun.flatMap((start) => [...alike].map((one) => start + one));
    },
    [''],
  );
}
