import { describeTransit } from '../../../rules/destination-guide.js';
import { DESTINATIONS, type Destination } from '../../../rules/destinations.js';
import { constantCase } from '../../../rules/enum-case.js';
import { destinationAddress, LOADING } from '../../../rules/page-address.js';
import { toPounds } from '../../../rules/prices/pounds.js';
import { REST_CURRENCY } from '../../platform/values/money.js';
import type { Shop } from './page-data.js';

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  /** Null for the shop's own, as in web/index.html. */
  readonly description: string | null;
  /** The page's canonical address; null for a page without one. */
  readonly canonical: string | null;
  /** Whether search engines may list it: no personal page, and not the page "not found". */
  readonly isListed: boolean;
  /** Structured data in the vocabulary of schema.org. */
  readonly data: readonly object[];
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/new-quote':
    'Choose boxes, furniture and luggage and see the price to your door abroad as you go. Book and pay online.',
  '/login': 'Log in to see your orders, quotes and messages.',
  '/register': 'Open an account to book, pay and follow your shipment.',
};

const placesByAddress = new Map(DESTINATIONS.map((place) => [destinationAddress(place.name), place]));

/** The destination whose page is at a path. */
export function placeAt(path: string): Destination | undefined {
  return placesByAddress.get(path);
}

/** The head of a page by its rendered address; null while the routes are unknown. */
export function pageHead(address: string | null, shop: Shop | null, publicUrl: string): PageHead {
  const [path = ''] = address?.split('?') ?? [];
  const place = placeAt(path);
  const isListed = address === null || isPublic(address);
  return {
    description: place ? describePlace(place, shop) : (DESCRIPTIONS[path] ?? null),
    canonical: isPublic(path) ? publicUrl + path : null,
    isListed,
    data: shop ? structuredData(path, shop, publicUrl) : [],
  };
}

/** Whether an address is of a page that the server renders for everybody: no loading state, and not "not found". */
function isPublic(address: string): boolean {
  return address.startsWith('/') && !address.endsWith(LOADING);
}

function describePlace({ key, name }: Destination, shop: Shop | null): string {
  const destination = constantCase(key);
  const pounds = poundsFrom(destination, shop);
  const transit = shop?.transitTimes.find((time) => time.destination === destination);
  const price = pounds === undefined ? '' : ` from £${pounds}`;
  const time = transit ? `, in ${describeTransit(transit)}` : '';
  return `Ship boxes, furniture and luggage from the UK to ${name}, door to door${price}${time}. Prices, charges and what you may send.`;
}

/** Whether a URL is of the shop's own profile: new shops link to the front pages of services. */
function isProfile(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (!/^\/(maps\/?)?$/.test(parsed.pathname) || parsed.search !== '');
}

function structuredData(path: string, shop: Shop, publicUrl: string): object[] {
  const profiles = shop.socialLinks.map(({ url }) => url).filter(isProfile);
  const company = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: shop.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon.svg`,
    ...(shop.phone && { telephone: shop.phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  if (path === '/') return [company];
  const place = placeAt(path);
  if (!place) return [];
  const name = `Shipping to ${place.name} from the UK`;
  const url = publicUrl + path;
  const price = poundsFrom(constantCase(place.key), shop);
  const offer = {
    '@type': 'Offer',
    url,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: REST_CURRENCY },
  };
  const crumbs = [
    { name: shop.name, item: `${publicUrl}/` },
    { name, item: url },
  ];
  return [
    {
      ...{ '@type': 'Service', name, url, serviceType: 'International shipping of household goods' },
      provider: company,
      areaServed: place.name,
      ...(price !== undefined && { offers: offer }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

/** The minimum charge in pounds, with pence. */
function poundsFrom(destination: string, shop: Shop | null): string | undefined {
  const rate = shop?.destinationRates.find((rate) => rate.destination === destination);
  return rate && toPounds(rate.minimumCharge.minorUnits).toFixed(2);
}
