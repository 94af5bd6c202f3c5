import { DESTINATIONS } from '../../../../rules/destinations';
import { countryName } from '../../../../rules/people/countries';

/** The possible uses of an address in this country (ISO code), as text. */
export function addressUses(country: string): string {
  if (country === 'GB') return 'For collection and billing';
  return isDestination(country) ? 'For delivery and billing' : 'For billing';
}

/** Where an address of this country is prefilled at checkout; null where it is only offered. */
export function fillsInFirst(country: string): string | null {
  if (country === 'GB') return 'collections';
  return isDestination(country) ? `deliveries to ${countryName(country)}` : null;
}

function isDestination(country: string): boolean {
  return DESTINATIONS.some(({ countryCode }) => countryCode === country);
}
