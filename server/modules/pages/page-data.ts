import type { DestinationKey } from '../../../rules/destinations.js';
import { constantCase } from '../../../rules/enum-case.js';
import {
  legalVersionsOf,
  minimumFor,
  ratedDestinations,
  type StoreTerms,
  transitTimesOf,
} from '../settings/store-terms.js';

/** Facts about the shop on every page: in GraphQL's form, a part of `store`. */
export type Shop = ReturnType<typeof shopOf>;

/** Initial data of the client in each page; web/data/page/page-data.ts reads it. */
export interface PageData {
  /** The address whose page is in the HTML; null when the client draws the page itself. */
  readonly address: string | null;
  /** Null when the settings cannot be read. */
  readonly shop: Shop | null;
  /** Results of the queries of a rendered page; null without one. */
  readonly answers: unknown;
}

/** The shop in the terms of the schema. */
export function shopOf(terms: StoreTerms) {
  const { name, phone, promotion, onlineSavingPercent, refundText, socialLinks } = terms;
  const { sameDayCutOffHour, areaCutOffs } = terms;
  const { legalName, addressLines, companyNumber } = terms.company;
  return {
    name,
    phone,
    promotion,
    onlineSavingPercent,
    refundText,
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url })),
    proofs: terms.proofs.map(({ name, url }) => ({ name, url })),
    company: { legalName, addressLines: [...addressLines], companyNumber },
    sameDayCutOffHour,
    areaCutOffs,
    services: terms.services.map(({ level, name, description, surchargePence }) => ({
      ...{ level: constantCase(level), name, description },
      surcharge: { minorUnits: surchargePence },
    })),
    destinationRates: ratedDestinations(terms).map((destination) => ({
      destination: constantCase(destination),
      minimumCharge: { minorUnits: minimumFor(terms, destination) },
      ...customBoxRateOf(terms, destination),
    })),
    transitTimes: transitTimesOf(terms).map(({ destination, service, ...transit }) => ({
      ...{ destination: constantCase(destination), service: constantCase(service), ...transit },
    })),
    legalVersions: legalVersionsOf(terms).map(({ kind, version }) => ({ kind: constantCase(kind), version })),
  };
}

function customBoxRateOf(terms: StoreTerms, destination: DestinationKey) {
  const rate = terms.customBoxRates[destination]!;
  return {
    perCubicMetre: { minorUnits: rate.perCubicMetrePence },
    handling: { minorUnits: rate.handlingPence },
    heavySurcharge: { minorUnits: rate.heavySurchargePence },
  };
}

export function pageDataBlock(data: PageData): string {
  return dataBlock('type="application/json" id="page-data"', data);
}

/** A data block, which no browser executes. Without "<" no text of staff can end it or begin a comment. */
export function dataBlock(attributes: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script ${attributes}>${json}</script>`;
}
