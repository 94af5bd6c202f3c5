/** The guide to each destination in a new store; staff change it on the page of destinations. */
import type { DestinationGuide } from '../../../rules/destination-guide.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { mergeGoods } from '../../../rules/guides/merge-goods.js';
import { containerPricesTo } from '../container-prices.js';
import { COMMON_CHARGES } from './common-charges.js';
import { COMMON_GOODS } from './common-goods.js';
import { COMMON_PAPERS } from './common-papers.js';
import { AUSTRALIA } from './places/australia.js';
import { CHINA, HONG_KONG, JAPAN } from './places/east-asia.js';
import { BAHRAIN, DUBAI } from './places/gulf.js';
import { NEW_ZEALAND } from './places/new-zealand.js';
import { CANADA, USA } from './places/north-america.js';
import type { PlaceFacts } from './places/place-facts.js';
import { SOUTH_AFRICA } from './places/south-africa.js';
import { MALAYSIA, SINGAPORE } from './places/south-east-asia.js';
import { transitTimesTo } from './transit-times.js';

type Guide = Partial<Omit<DestinationGuide, 'destination' | 'version'>>;

const PLACES: Readonly<Record<DestinationKey, PlaceFacts>> = {
  australia: AUSTRALIA,
  bahrain: BAHRAIN,
  canada: CANADA,
  china: CHINA,
  dubai: DUBAI,
  hongkong: HONG_KONG,
  japan: JAPAN,
  malaysia: MALAYSIA,
  newzealand: NEW_ZEALAND,
  singapore: SINGAPORE,
  southafrica: SOUTH_AFRICA,
  usa: USA,
};

/** The lists of a destination's guide: its own facts first, then those that hold everywhere. */
export function guideOf(destination: DestinationKey): Guide {
  const { charges, goods, papers } = PLACES[destination];
  return {
    transitTimes: transitTimesTo(destination),
    charges: [...charges, ...COMMON_CHARGES],
    goods: mergeGoods([...goods, ...COMMON_GOODS]),
    containerPrices: containerPricesTo(destination),
    papers: [...COMMON_PAPERS, ...papers],
  };
}
