import type { NormalizedCacheObject } from '@apollo/client';
import type { DestinationKey } from '../../rules/destinations';

/** What every page shows of the shop: the fields of `store` in the schema. */
export interface Shop {
  name: string;
  phone: string;
  promotion: string;
  refundText: string;
  socialLinks: readonly { name: string; url: string }[];
  destinationRates: readonly { destination: DestinationKey; minimumCharge: { minorUnits: number } }[];
}

/** What the server puts into each page, in server/pages/page-data.ts. */
export interface PageData {
  /** The address whose page stands in the HTML; null when the client draws the page itself. */
  address: string | null;
  /** Null when the server could not read it. */
  shop: Shop | null;
  /** What Apollo's cache holds from the beginning. */
  cache: NormalizedCacheObject | null;
}

const NOTHING: PageData = { address: null, shop: null, cache: null };

/** What came with the page; nothing where no server of ours made it, as in tests. */
export function readPageData(): PageData {
  const block = document.getElementById('page-data')?.textContent;
  return block ? (JSON.parse(block) as PageData) : NOTHING;
}
