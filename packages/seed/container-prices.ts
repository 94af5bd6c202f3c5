/** Prices of a container of one's own in a new store, door to door; staff change them on the page of destinations. */
import { CONTAINER_SIZES, type ContainerPrice } from '../../rules/destination-guide.js';
import type { DestinationKey } from '../../rules/destinations.js';

const SOURCE = "The company's estimate; to be confirmed with the shipping line";
const CHECKED_ON = '2026-11-23';

/** Whole pounds for 20FT, 40FT and 40FT high cube: loading at home, sea freight, clearance, delivery and unloading. */
const POUNDS: Readonly<Record<DestinationKey, readonly [ft20: number, ft40: number, ft40hc: number]>> = {
  australia: [7600, 11_900, 12_200],
  bahrain: [6400, 9600, 9900],
  canada: [6300, 9500, 9800],
  china: [6100, 9000, 9300],
  dubai: [5700, 8500, 8800],
  hongkong: [5800, 8700, 9000],
  japan: [7400, 11_400, 11_700],
  malaysia: [5900, 8800, 9100],
  newzealand: [8200, 12_900, 13_200],
  singapore: [5700, 8500, 8800],
  southafrica: [6600, 10_000, 10_300],
  usa: [6200, 9300, 9600],
};

/** One for each size. */
export function containerPricesTo(destination: DestinationKey): ContainerPrice[] {
  return CONTAINER_SIZES.map((size, at) => ({
    size,
    pricePence: (POUNDS[destination][at] ?? 0) * 100,
    source: SOURCE,
    checkedOn: CHECKED_ON,
  }));
}
