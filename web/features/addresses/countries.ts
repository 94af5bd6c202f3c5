import { type DestinationSpelling, findDestination } from '../../../rules/destinations';
import { countryCode } from '../../../rules/people/countries';

export { countryCode, countryName } from '../../../rules/people/countries';

/** Default country (specification, section 5). */
const LAST_RESORT = 'US';

/** The saved profile's country, else the browser's region, else the United States. */
export function defaultBillingCountry(profileCountry = '', language: unknown = navigator.language): string {
  return countryCode(profileCountry) ?? countryCode(regionOf(language)) ?? LAST_RESORT;
}

/** The ISO code of the country that a destination lies in. */
export function destinationCountry(destination: DestinationSpelling): string {
  return findDestination(destination)?.countryCode ?? '';
}

/** "AU" of "en-AU"; empty for a language without a region or an invalid tag: some browsers send "C", or nothing. */
function regionOf(language: unknown): string {
  try {
    return new Intl.Locale(String(language)).region ?? '';
  } catch {
    return '';
  }
}
