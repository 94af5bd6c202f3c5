import { outwardCode } from '../../../rules/people/postcode.js';
import { POST_TOWNS } from './post-towns.js';
import { districtsCover } from './postal-districts.js';

/** One address at a postcode. */
export interface FoundAddress {
  readonly line1: string;
  /** May be empty. */
  readonly line2: string;
  readonly city: string;
}

/** Towns and addresses of a postcode. */
export interface FoundPlaces {
  /** Its post towns; empty for an unknown district, several where districts are shared. */
  readonly towns: readonly string[];
  /** The addresses at it, when the provider knows them. */
  readonly addresses: readonly FoundAddress[];
}

/**
 * Finds addresses by UK postcode. A provider with every address (Royal Mail's file is licensed) can replace
 * `postTownLookup` in `start-server.ts`. It answers within two seconds, or throws: the form then stays as entered.
 */
export interface AddressLookup {
  /** `postcode` as Royal Mail writes it, such as "LS1 4AP". */
  find(postcode: string): Promise<FoundPlaces>;
}

/** Knows the post town of every postal district, and no addresses. */
export const postTownLookup: AddressLookup = {
  find: async (postcode) => ({ towns: townsOf(outwardCode(postcode)), addresses: [] }),
};

function townsOf(outward: string): string[] {
  const [, area = '', district = ''] = /^([A-Z]+)(.*)$/.exec(outward) ?? [];
  const towns = Object.hasOwn(POST_TOWNS, area) ? (POST_TOWNS[area] ?? '').split('|') : [];
  return towns
    .filter((town) => districtsCover((/ (\d.*)$/.exec(town)?.[1] ?? '').split(' '), district))
    .map((town) => town.replace(/ \d.*$/, ''));
}
