import { type DestinationKey, destinationName } from '../../../rules/destinations';

/** Values of the home form. */
export interface QuoteStart {
  fromCity: string;
  /** Empty: the quote builder asks for it. */
  toCountry: DestinationKey | '';
  toCity: string;
}

/** The quote builder's address for these values, with the specification's parameters. */
export function quoteUrl({ fromCity, toCountry, toCity }: QuoteStart): string {
  const query = new URLSearchParams({
    type: 'international',
    fromCountry: 'UK',
    fromCity: fromCity.trim(),
    toCountry: toCountry && destinationName(toCountry),
    toCity: toCity.trim(),
  });
  return `/new-quote?${query}`;
}
