import { minimumFor, ratedDestinations, type StoreTerms } from '../settings/store.service.js';

/** What every page shows of the shop: as GraphQL answers it, a part of `store`. */
export type Shop = ReturnType<typeof shopOf>;

/** What the client begins with; it stands in each page, and web/apollo/page-data.ts reads it. */
export interface PageData {
  /** The address whose page stands in the HTML; null when the client draws the page itself. */
  readonly address: string | null;
  /** Null when the settings cannot be read. */
  readonly shop: Shop | null;
  /** What Apollo's cache held when the page was rendered; null without one. */
  readonly cache: unknown;
}

/** The shop in the terms of the schema. */
export function shopOf(terms: StoreTerms) {
  const { name, phone, promotion, refundText, socialLinks } = terms;
  return {
    name,
    phone,
    promotion,
    refundText,
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url })),
    destinationRates: ratedDestinations(terms).map((destination) => ({
      destination,
      minimumCharge: { minorUnits: minimumFor(terms, destination) },
    })),
  };
}

/** A data block, which no browser executes. Without "<" no text of staff's can end it or begin a comment. */
export function pageDataBlock(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-data">${json}</script>`;
}
