/** One list of the places we ship to; every form, price and address reads it. */

export interface Destination {
  /** Lowercase name without spaces; what is stored and sent. */
  readonly key: DestinationKey;
  /** Shown to people. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 code of the country the address is in. */
  readonly countryCode: string;
  /** Old spellings that callers of the REST interface may send. */
  readonly aliases: readonly string[];
  /** Offered on the home form, in its order; China is sold through staff and the quote builder only. */
  readonly onHomeForm: boolean;
}

const PLACES = [
  { key: 'australia', name: 'Australia', countryCode: 'AU', aliases: [], onHomeForm: true },
  { key: 'bahrain', name: 'Bahrain', countryCode: 'BH', aliases: [], onHomeForm: true },
  { key: 'canada', name: 'Canada', countryCode: 'CA', aliases: [], onHomeForm: true },
  {
    key: 'usa',
    name: 'USA',
    countryCode: 'US',
    aliases: ['unitedstates', 'unitedstatesofamerica', 'us'],
    onHomeForm: true,
  },
  {
    key: 'dubai',
    name: 'Dubai',
    countryCode: 'AE',
    aliases: ['uae', 'unitedarabemirates'],
    onHomeForm: true,
  },
  { key: 'hongkong', name: 'Hong Kong', countryCode: 'HK', aliases: [], onHomeForm: true },
  { key: 'japan', name: 'Japan', countryCode: 'JP', aliases: [], onHomeForm: true },
  { key: 'malaysia', name: 'Malaysia', countryCode: 'MY', aliases: ['malasia'], onHomeForm: true },
  { key: 'newzealand', name: 'New Zealand', countryCode: 'NZ', aliases: [], onHomeForm: true },
  { key: 'singapore', name: 'Singapore', countryCode: 'SG', aliases: [], onHomeForm: true },
  { key: 'southafrica', name: 'South Africa', countryCode: 'ZA', aliases: [], onHomeForm: true },
  { key: 'china', name: 'China', countryCode: 'CN', aliases: [], onHomeForm: false },
] as const satisfies readonly (Omit<Destination, 'key'> & { key: string })[];

export type DestinationKey = (typeof PLACES)[number]['key'];
/** A key, or its GraphQL enum value. */
export type DestinationSpelling = DestinationKey | Uppercase<DestinationKey>;

export const DESTINATIONS: readonly Destination[] = PLACES;

/** All keys in the order of the alphabet. */
export const DESTINATION_KEYS: readonly DestinationKey[] = PLACES.map(({ key }) => key).sort();

/** Where a quote starts when the visitor chose no country (specification, section 9). */
export const DEFAULT_DESTINATION: DestinationKey = 'australia';

const byAnyName = new Map(
  DESTINATIONS.flatMap((destination) =>
    [destination.key, ...destination.aliases].map((name): [string, Destination] => [name, destination]),
  ),
);

/** Finds a destination by key, display name or old spelling, without regard to case, spaces or dots; else undefined. */
export function findDestination(name: string): Destination | undefined {
  return byAnyName.get(name.toLowerCase().replace(/[\s._-]+/g, ''));
}

/** The display name of a key that is known to be valid. */
export function destinationName(key: DestinationSpelling): string {
  return findDestination(key)?.name ?? key;
}
