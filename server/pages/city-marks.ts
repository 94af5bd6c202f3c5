import type { AddressedCities } from '../../rules/people/addressed-cities.js';
import { escapeHtml } from './escape-html.js';

/** Cities that a page is rendered with, to be replaced by those of each request. */
const MARKS: AddressedCities = { fromCity: 'fromCity-of-the-address', toCity: 'toCity-of-the-address' };

const NAMES = ['fromCity', 'toCity'] as const satisfies readonly (keyof AddressedCities)[];

/** The address that renders a page with marks in place of the cities. */
export function withMarks(address: string, cities: AddressedCities | undefined): string {
  const named = NAMES.filter((name) => cities?.[name]);
  if (named.length === 0) return address;
  const marks = new URLSearchParams(named.map((name) => [name, MARKS[name]]));
  return `${address}${address.includes('?') ? '&' : '?'}${marks}`;
}

/** The page with the cities in place of their marks. */
export function fillMarks(html: string, cities: AddressedCities): string {
  return NAMES.reduce((filled, name) => filled.replaceAll(MARKS[name], () => escapeHtml(cities[name])), html);
}
