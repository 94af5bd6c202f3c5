/** UK postcodes as Royal Mail writes them. */

/** Area, district, sector and unit of a UK postcode (BS 7666), without its space; GIR 0AA is the one exception. */
const UK_POSTCODE =
  /^(GIR|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/;

export const UK_POSTCODE_MESSAGE = 'Enter a UK postcode, like LS1 4AP';

/** Whether the text has the form of a UK postcode, in any case and with or without its space. */
export function isUkPostcode(text: string): boolean {
  return UK_POSTCODE.test(withoutSpaces(text));
}

/** "LS1 4AP" of "ls14ap"; codes of other countries in capitals, with single spaces. No other country writes codes like ours. */
export function formatPostcode(text: string): string {
  const [, outward, inward] = UK_POSTCODE.exec(withoutSpaces(text)) ?? [];
  return outward && inward ? `${outward} ${inward}` : text.trim().replace(/\s+/g, ' ').toUpperCase();
}

/** The half that names a district, "LS12" of "ls12 3ab" or of itself; empty for other text. */
export function outwardCode(text: string): string {
  const letters = withoutSpaces(text);
  return UK_POSTCODE.exec(letters)?.[1] ?? (UK_POSTCODE.test(`${letters}1AA`) ? letters : '');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** A place as typed, "city, town or postcode": a postcode as it is written, anything else without the spaces around it. */
export function formatPlace(text: string): string {
  return isUkPostcode(text) ? formatPostcode(text) : text.trim();
}
