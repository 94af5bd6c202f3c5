/**
 * A number of ours as people say and print it: `HL 100123`, `# HL – 100123`, `Invoice number INV-100123`. Nine digits
 * are a carrier's.
 */
const WRITTEN_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:order|booking|invoice|credit\s+note|quote|request)(?:\s+(?:number|no\.?))?)?[#:("'[\s]*(?:(HL|INV|CRN)([\s#:-]*)(\d{6,8})|([QR])([\s#:-]*)(\d{5,8}))(?![\p{L}\p{N}])/giu;

/** A telephone number that begins with a plus or a zero; its groups may stand apart. */
const PHONE = /(?<![\p{L}\p{N}@._-])\(?(?:\+|0)(?:[\d()./-]|\s(?=[\d()./-])){4,24}\d(?![\p{L}\p{N}@])/gu;
const PHONE_DIGITS = { least: 6, most: 15 } as const;
/** So many digits at the end of a number abroad are its own, whatever the code of the country before them. */
const OWN_DIGITS = 8;

/** A postcode of the United Kingdom in two parts. */
const POSTCODE = /(?<![\p{L}\p{N}])([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})(?![\p{L}\p{N}])/giu;

/** A search with each number of ours, telephone number and postcode as one word. */
export function readNumbersWhole(search: string): string {
  return search
    .replace(WRITTEN_NUMBER, (_all, ...groups: (string | undefined)[]) => {
      const [letters, signs, digits] = groups[0] ? groups : groups.slice(3);
      return ` ${letters}${signs === '' ? '' : '-'}${digits}`;
    })
    .replace(/(?<!\S)#\s+(?=\d)/gu, '')
    .replace(PHONE, readPhone)
    .replace(POSTCODE, '$1$2');
}

/** The digits of a telephone number that stand in it however it is written: 07700 900123 and +44 7700 900123 as 7700900123. */
function readPhone(written: string): string {
  const digits = written.replace('(0)', '').replace(/\D/g, '');
  const ofCountry = /^\(?\+/.test(written) ? digits : /^00(?=[1-9])/.test(digits) ? digits.slice(2) : null;
  const own =
    ofCountry === null
      ? digits.replace(/^0+/, '')
      : ofCountry.startsWith('44')
        ? ofCountry.slice(2).replace(/^0/, '')
        : ofCountry.slice(-OWN_DIGITS);
  const isPhone = digits.length <= PHONE_DIGITS.most && own.length >= PHONE_DIGITS.least;
  return isPhone ? own : written;
}
