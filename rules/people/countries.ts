/** Every country by code and name, the same in forms and on the server. */
import { onFirstUse } from '../on-first-use.js';
import { plainSigns } from '../text.js';

/** ISO 3166-1 alpha-2, every country and territory with addresses of its own. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** How people write some of them. */
const otherNames = new Map([
  ['usa', 'US'],
  ['uk', 'GB'],
  ['hong kong', 'HK'],
  ['dubai', 'AE'],
  ['uae', 'AE'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['united states of america', 'US'],
  ['hong kong sar', 'HK'],
  ['hong kong (china)', 'HK'],
  ['hong kong, china', 'HK'],
  ['china mainland', 'CN'],
  ['mainland china', 'CN'],
  ["people's republic of china", 'CN'],
]);

const names = onFirstUse(() => new Intl.DisplayNames(['en-GB'], { type: 'region' }));

/** Every country by name. */
export const countries = onFirstUse((): readonly { readonly code: string; readonly name: string }[] =>
  CODES.map((code) => ({ code, name: countryName(code) })).sort((one, other) =>
    one.name.localeCompare(other.name, 'en-GB'),
  ),
);

const codesByName = onFirstUse(
  () => new Map(countries().map(({ code, name }) => [name.toLowerCase(), code])),
);

/** Names of Unicode that a British company does not use. */
const OTHERWISE: Readonly<Record<string, string>> = { FK: 'Falkland Islands' };

/** "GB" is "United Kingdom". */
export function countryName(code: string): string {
  return OTHERWISE[code] ?? names().of(code) ?? code;
}

/** The code of a country written out or as a code; undefined when we do not know it. */
export function countryCode(text: string): string | undefined {
  const name = plainSigns(text).replace(/^the /i, '');
  const code = name.replaceAll('.', '').toUpperCase();
  if (!name) return undefined;
  return CODES.includes(code)
    ? code
    : (codesByName().get(name.toLowerCase()) ?? otherNames.get(name.toLowerCase().replaceAll('.', '')));
}
