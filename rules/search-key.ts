import { foldText } from './fold-text.js';

/** Signs of Chinese, Japanese and Korean, whose words stand with or without spaces. */
export const WITHOUT_SPACES = String.raw`[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]`;
const SPACE_BETWEEN = new RegExp(`(?<=${WITHOUT_SPACES}) (?=${WITHOUT_SPACES})`, 'gu');

/**
 * A text as words are looked for in it: `foldText`, with each letter beyond ASCII as its number, since the index of
 * trigrams knows no other letters. `search_key` does the same in the database.
 */
export function searchKey(text: string): string {
  return foldText(text)
    .replaceAll(SPACE_BETWEEN, '')
    .replaceAll(/\P{ASCII}/gu, (sign) => `q${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

/** Umlauts and rings as they are written without them. */
export const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const UMLAUTS = new RegExp(`[${Object.keys(SPELLED_OUT).join('')}]`, 'gu');

/** Müller as mueller: in small letters, other names as they are. */
export function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(UMLAUTS, (letter) => SPELLED_OUT[letter] ?? letter);
}
