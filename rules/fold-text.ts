/** Names and words as they are searched and compared. */
import { DASHES, digitValue, QUOTES, SPACES } from './text.js';

/** SILENT_SIGNS change no sound of a name: marks, invisible signs, apostrophes of any kind, the Arabic stretch. */
export const SILENT_SIGNS =
  /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u0027\u0060\u00b4\u02b9-\u02bf\u02c8\u2018-\u201b\u2032\u055a\u05f3\u0640\ua78b\ua78c\uff07]/gu;

/** Letters with a stroke or joined letters, which Unicode does not take apart, and forms of one letter. */
export const LIKE: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ȷ: 'j',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const UNLIKE = new RegExp(`[${Object.keys(LIKE).join('')}]`, 'gu');

/**
 * A text as it is searched: small letters without accents, strokes, apostrophes and signs that nobody sees, in the signs
 * of a keyboard. Equal for what a person hears as one name: Zoë and zoe, O’Brien and OBrien, Łukasz and lukasz, Straße and
 * strasse. `fold_text` does the same in the database.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(SILENT_SIGNS, '')
    .replaceAll(DASHES, '-')
    .replaceAll(QUOTES, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(SILENT_SIGNS, '')
    .replaceAll(UNLIKE, (letter) => LIKE[letter] ?? letter)
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll(SPACES, ' ')
    .trim()
    .normalize('NFC');
}
