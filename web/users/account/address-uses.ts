import { DESTINATIONS } from '../../../rules/destinations';
import { countryName } from '../../../rules/people/countries';

/** What an address in a country, by its ISO code, can be used for. */
export function addressUses(country: string): string {
  if (country === 'GB') return 'For collection and billing';
  return isDestination(country) ? 'For delivery and billing' : 'For billing';
}

/** Where an address of a country is filled in first at checkout; null where it is only ever chosen. */
export function fillsInFirst(country: string): string | null {
  if (country === 'GB') return 'collections';
  return isDestination(country) ? `deliveries to ${countryName(country)}` : null;
}

function isDestination(country: string): boolean {
  return DESTINATIONS.some(({ countryCode }) => countryCode === country);
}
