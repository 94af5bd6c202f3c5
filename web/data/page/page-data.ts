import type { DestinationKey, LegalKind, ServiceLevel } from '../schema.generated';

/** The shop's data on every page: fields of `store` in the schema. */
export interface Shop {
  name: string;
  phone: string;
  promotion: string;
  /** Per cent that online costs less than by phone; 0 when it costs the same. */
  onlineSavingPercent: number;
  refundText: string;
  socialLinks: readonly { name: string; url: string }[];
  /** Memberships and reviews with the page that proves each. */
  proofs: readonly { name: string; url: string }[];
  company: { legalName: string; addressLines: readonly string[]; companyNumber: string };
  /** Hour of UK time until which a same-day collection can be booked. */
  sameDayCutOffHour: number;
  /** Postcode areas with another hour, one rule a line. */
  areaCutOffs: string;
  services: readonly { level: ServiceLevel; name: string; description: string; surcharge: Pence }[];
  destinationRates: readonly {
    destination: DestinationKey;
    minimumCharge: Pence;
    perCubicMetre: Pence;
    handling: Pence;
    heavySurcharge: Pence;
  }[];
  /** Days from collection to delivery, where they are known. */
  transitTimes: readonly {
    destination: DestinationKey;
    service: ServiceLevel;
    fromDays: number;
    toDays: number;
    /** The number of deliveries that the days are counted from; null where none were counted. */
    deliveries: number | null;
  }[];
  /** The documents in force. */
  legalVersions: readonly { kind: LegalKind; version: number }[];
}

interface Pence {
  minorUnits: number;
}

/** The data that the server puts into each page, in server/modules/pages/page-data.ts. */
export interface PageData {
  /** The rendered address; null when the client renders the page itself. */
  address: string | null;
  /** Null when the server could not read it. */
  shop: Shop | null;
  /** Query results of a rendered page (preloaded-results.ts). */
  answers: Record<string, unknown> | null;
}

const NOTHING: PageData = { address: null, shop: null, answers: null };

/** The page's data; empty where our server did not send the page, as in tests. */
export function readPageData(): PageData {
  const block = document.getElementById('page-data')?.textContent;
  return block ? (JSON.parse(block) as PageData) : NOTHING;
}
