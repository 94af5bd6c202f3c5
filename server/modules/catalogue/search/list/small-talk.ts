/** First words of a sentence that then names items. */
const STARTERS = new Set(
  "i we i'd we'd i've we've i'm we're im ive weve id hi hello hey hiya dear please pls there theres there's and also plus then can could would looking need want got good thanks thank to including includes mainly just".split(
    ' ',
  ),
);
/** The words that may follow them before the first item. */
const OPENERS = new Set([
  ...STARTERS,
  ..."have has had would like to ship send move post be shipping sending moving posting get take bring transport am are is were will be you me us for with quote quotation price cost price of the following some things items stuff over all total of it's it team all everyone morning afternoon evening sir madam hoping planning wanting my our that a an".split(
    ' ',
  ),
]);
const OPENERS_MAX = 16;
const TALK =
  /^(?:hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|thanks?|thank you|many thanks|ta|cheers|please|regards|kind regards|best(?: wishes| regards)?|yours (?:sincerely|faithfully)|sincerely|hope (?:you are|you're|all is) well|all the best|that'?s (?:it|all|everything)|etc|p\.?s|i think|and|or|also|plus)\b(?:[\s,]+(?:again|so much|very much|all|there|team|everyone|sir|madam|you|advance|in|a lot|for your help|for now|folks|guys|\p{Lu}\p{L}+))*[\s,.!?]*$/iu;
const SIGN_OFF =
  /^(?:(?:many |kind |best |warm )?(?:thanks?|regards|wishes)|thank you|cheers|yours|sincerely|best)\b/i;
const NAME = /^\p{Lu}\p{L}*(?:\s+(?:&\s+)?\p{Lu}[\p{L}.]*){0,2}$/u;
const END = /[\s.!,:;|]+$/;
const TO_PLACE = /\s+(?:to|from)\s+\p{Lu}[\p{L}\s]{1,30}$/u;
const TRAILING =
  /[\s,]+(?:please|pls|plz|thanks|thank you|in total|altogether|each|ea|only|too|as well|etc)\.?$/i;

/** A line without the words that only introduce its items: "I would like to ship 10 boxes". */
export function withoutOpening(line: string): string {
  const words = [...line.matchAll(/[^\s]+\s*/gu)].slice(0, OPENERS_MAX);
  const plain = words.map(([word]) => word.toLowerCase().replaceAll(/[^\p{L}'\ue000-\uefff\d]/gu, ''));
  if (!STARTERS.has(plain[0] ?? '')) return line;
  const first = plain.findIndex((word) => !OPENERS.has(word));
  return first <= 0 ? line : line.slice(words[first]!.index);
}

/** A text without polite or summing words at its end. */
export function withoutEnding(text: string): string {
  if (isSmallTalk(text)) return text;
  const named = text.replace(END, '').replace(TO_PLACE, '');
  return named.replace(TRAILING, '').replace(TRAILING, '').replace(END, '').trim();
}

/** True for a greeting, thanks, or other text that names nothing. */
export function isSmallTalk(text: string): boolean {
  return TALK.test(text.trim());
}

/** The pieces without a final signature, when thanks or regards come before it. */
export function withoutSignature(pieces: readonly string[]): string[] {
  const at = pieces.findLastIndex((piece) => SIGN_OFF.test(piece.trim()) && !/\d/.test(piece));
  const isSigned =
    at >= 0 && pieces.length - at <= 3 && pieces.slice(at + 1).every((piece) => NAME.test(piece.trim()));
  return isSigned ? pieces.slice(0, at) : [...pieces];
}
