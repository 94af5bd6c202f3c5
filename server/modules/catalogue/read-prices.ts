import { type DestinationKey, destinationName, findDestination } from '../../../rules/destinations.js';
import { fromPounds } from '../../../rules/prices/pounds.js';
import { wrongField } from '../../platform/errors/errors.js';

/** Pence by destination; null takes the product off sale there, and an omitted destination stays as it is. */
export type PriceChanges = Partial<Record<DestinationKey, number | null>>;

/** The longest text of prices: twelve destinations need a tenth of it. */
const TEXT_BYTES_MAX = 4 * 1024;

const PRICES_MESSAGE = 'Send prices as an object of destinations and amounts in pounds';

/**
 * Parses product prices of REST callers: an object, or its JSON text, of pounds by destination. A destination is
 * named by its key, its display name or an old spelling (`malasia`). 0, null and empty text mean: not sold there.
 * Undefined when nothing was sent. Throws BAD_INPUT for anything else.
 */
export function readPrices(sent: unknown): PriceChanges | undefined {
  if (sent === undefined || sent === null || sent === '') return undefined;
  const prices: PriceChanges = {};
  for (const [name, amount] of Object.entries(asObject(sent))) {
    const key = findDestination(name)?.key;
    if (!key) throw wrongField('price', 'Name prices by destinations from the list');
    const pence = readAmount(amount, key);
    if (Object.hasOwn(prices, key) && prices[key] !== pence)
      throw wrongField('price', `Send one price for ${destinationName(key)}`);
    prices[key] = pence;
  }
  return prices;
}

function asObject(sent: unknown): object {
  const value = typeof sent === 'string' ? parse(sent) : sent;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrongField('price', PRICES_MESSAGE);
  return value;
}

function parse(text: string): unknown {
  if (Buffer.byteLength(text) > TEXT_BYTES_MAX) throw wrongField('price', 'Keep prices under 4 kB');
  try {
    return JSON.parse(text);
  } catch {
    throw wrongField('price', PRICES_MESSAGE);
  }
}

function readAmount(amount: unknown, key: DestinationKey): number | null {
  if (amount === null || (typeof amount === 'string' && amount.trim() === '')) return null;
  const pence = fromPounds(amount);
  if (pence === null)
    throw wrongField(`price.${key}`, 'Prices must be amounts from 0 to 99,999.99 with at most two decimals');
  return pence || null;
}
