import { type DestinationKey, destinationName } from '../../rules/destinations';

/** What the home form asks. */
export interface QuoteStart {
  fromCity: string;
  /** Empty: the quote builder asks for it. */
  toCountry: DestinationKey | '';
  toCity: string;
}

/** Address of the quote builder for a start, with the query of the specification. */
export function quoteAddress({ fromCity, toCountry, toCity }: QuoteStart): string {
  const query = new URLSearchParams({
    type: 'international',
    fromCountry: 'UK',
    fromCity: fromCity.trim(),
    toCountry: toCountry && destinationName(toCountry),
    toCity: toCity.trim(),
  });
  return `/new-quote?${query}`;
}
