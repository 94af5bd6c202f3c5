import type { DestinationKey } from '../../../../rules/destinations';
import type { Position } from '../sea-lanes';

/**
 * Where a city of a destination lies; null for one that is not among the largest. Spelling of accents and case does not
 * matter.
 */
export function cityPosition(destination: DestinationKey, city: string): Position | null {
  const name = city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ city$/, '')
    .trim();
  const found = CITIES[destination]
    .split(', ')
    .find((entry) => entry.replace(/( -?[\d.]+){2}$/, '') === name);
  const [longitude, latitude] = found?.split(' ').slice(-2).map(Number) ?? [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
}

/** Name, longitude and latitude to a tenth of a degree. Source: GeoNames (geonames.org, CC BY 4.0). */
const CITIES: Record<DestinationKey, string> = {
  australia:
    'sydney 151.2 -33.9, melbourne 145 -37.8, brisbane 153 -27.5, perth 115.9 -32, fremantle 115.7 -32.1, adelaide 138.6 -34.9, gold coast 153.4 -28, canberra 149.1 -35.3, newcastle 151.8 -32.9, wollongong 150.9 -34.4, geelong 144.4 -38.1, hobart 147.3 -42.9, townsville 146.8 -19.3, cairns 145.8 -16.9, darwin 130.8 -12.5',
  bahrain: 'manama 50.6 26.2, muharraq 50.6 26.3',
  canada:
    'toronto -79.4 43.7, montreal -73.6 45.5, calgary -114.1 51.1, ottawa -75.7 45.4, edmonton -113.5 53.6, mississauga -79.7 43.6, winnipeg -97.1 49.9, vancouver -123.1 49.2, quebec -71.2 46.8, hamilton -79.8 43.3, brampton -79.8 43.7, halifax -63.6 44.6',
  china:
    'shanghai 121.5 31.2, beijing 116.4 39.9, tianjin 117.2 39.1, guangzhou 113.3 23.1, shenzhen 114.1 22.5, wuhan 114.3 30.6, chongqing 106.6 29.6, chengdu 104.1 30.7, nanjing 118.8 32.1, hangzhou 120.2 30.3',
  dubai: 'dubai 55.3 25.1, sharjah 55.4 25.3, abu dhabi 54.4 24.5',
  hongkong: 'hong kong 114.2 22.3, kowloon 114.2 22.3',
  japan:
    'tokyo 139.7 35.7, yokohama 139.7 35.4, osaka 135.5 34.7, nagoya 136.9 35.2, sapporo 141.3 43.1, kobe 135.2 34.7, kyoto 135.8 35, fukuoka 130.4 33.6, hiroshima 132.4 34.4, sendai 140.9 38.3',
  malaysia:
    'kuala lumpur 101.7 3.1, johor bahru 103.8 1.5, ipoh 101.1 4.6, kuching 110.3 1.6, petaling jaya 101.6 3.1, shah alam 101.5 3.1, kota kinabalu 116.1 6',
  newzealand:
    'auckland 174.8 -36.8, wellington 174.8 -41.3, christchurch 172.6 -43.5, hamilton 175.3 -37.8, dunedin 170.5 -45.9, tauranga 176.2 -37.7',
  singapore: 'singapore 103.9 1.3',
  southafrica:
    'cape town 18.4 -33.9, durban 31 -29.9, johannesburg 28 -26.2, pretoria 28.2 -25.7, port elizabeth 25.6 -34, bloemfontein 26.2 -29.1',
  usa: 'new york -74 40.7, los angeles -118.2 34.1, chicago -87.7 41.9, houston -95.4 29.8, philadelphia -75.2 40, phoenix -112.1 33.4, san diego -117.2 32.7, dallas -96.8 32.8, austin -97.7 30.3, jacksonville -81.7 30.3, san francisco -122.4 37.8, seattle -122.3 47.6, denver -105 39.7, detroit -83 42.3, boston -71.1 42.4',
};
