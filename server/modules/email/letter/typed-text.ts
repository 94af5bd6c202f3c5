/**
 * User input in a message. Mail programs turn bare domains, addresses and numbers into links, whatever stands around
 * them, and a stranger's words in our letter look like ours.
 */

/** Characters without width, or that change text direction: they hide a link from rules, not from mail programs. */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;
const GAPS = /[\p{Z}\p{Cc}]+/gu;
/** Full stops that browsers take for the dot of a domain (UTS 46). */
const DOTS = /[。｡]/g;

const SCHEME = /:(?=\s*\/\/)|\b(?:mailto|tel|sms):/giu;
/** A dot before a letter and another character, so that "J.R." and "£3.50" stay; the first of an IPv4 address. */
const DOMAIN_DOT = /(?<=[\p{L}\p{M}\p{N}_-])\.(?=\p{L}[\p{L}\p{M}\p{N}-])|(?<=\d)\.(?=\d+\.\d+\.\d)/gu;
const PHONE = /(?:\d[\s().\-/]*){7,}/u;
const SIGNS = /[@<>]|:\/\/|\bwww\b/iu;

/** Longest name of a town or a box that a message repeats. */
const LONGEST = 60;

/**
 * A short user input in one line; null when it is empty, long, or contains anything that a mail program could turn
 * into a link: a domain, an address, a telephone number.
 */
export function plainTypedText(text: string): string | null {
  const words = readable(text);
  const isPlain = words !== '' && words.length <= LONGEST && !isLinkLike(words);
  return isPlain ? words : null;
}

/**
 * A customer's text for staff: in one paragraph, with dots, @ signs and schemes of links in brackets, so that it is
 * readable without links (`pay at shop[.]example`). Telephone numbers stay.
 */
export function quotedText(text: string): string {
  return readable(text)
    .replaceAll(DOMAIN_DOT, '[.]')
    .replaceAll(SCHEME, (scheme) => `${scheme.slice(0, -1)}[:]`)
    .replaceAll('@', '[at]');
}

function readable(text: string): string {
  return text.replaceAll(UNSEEN, '').normalize('NFKC').replaceAll(DOTS, '.').replaceAll(GAPS, ' ').trim();
}

function isLinkLike(words: string): boolean {
  return (
    [SIGNS, PHONE].some((sign) => sign.test(words)) ||
    [SCHEME, DOMAIN_DOT].some((sign) => words.search(sign) >= 0)
  );
}
