import { countryCode } from '../../rules/countries';

export { COUNTRIES, countryCode, countryName } from '../../rules/countries';

/** Where nothing else says otherwise (specification, section 5). */
const LAST_RESORT = 'US';

/** The saved profile's country, else the browser's region, else the United States. */
export function defaultBillingCountry(profileCountry = '', browserLanguage = navigator.language): string {
  const region = new Intl.Locale(browserLanguage).region ?? '';
  return countryCode(profileCountry) ?? countryCode(region) ?? LAST_RESORT;
}
