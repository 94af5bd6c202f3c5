/** What is typed of a minimum charge. */

import { toKey } from '../../apollo/enums';
import type { PriceInput } from '../../apollo/schema.generated';
import { poundsOf, poundsProblem, readPounds } from '../../ui/forms/pounds';
import type { ManagedPriceFragment } from './prices.generated';

export interface PriceForm {
  /** Key of a destination; empty until one is chosen. */
  country: string;
  /** Pounds as typed. */
  price: string;
}

/** The form to begin with: the charge as it stands, or an empty one. */
export function startPriceForm(edited: ManagedPriceFragment | null): PriceForm {
  return {
    country: edited ? toKey(edited.destination) : '',
    price: edited ? poundsOf(edited.price.minorUnits) : '',
  };
}

/** Every wrong field and the words for it, in the order of the page. */
export function checkPrice({ country, price }: PriceForm): Map<keyof PriceForm, string> {
  const problems: [keyof PriceForm, string | null][] = [
    ['country', country ? null : 'Please choose a country from the list'],
    ['price', priceProblem(price)],
  ];
  return new Map(problems.filter((entry): entry is [keyof PriceForm, string] => entry[1] !== null));
}

/** What is sent of a form without wrong fields. */
export function toPriceInput({ country, price }: PriceForm): PriceInput {
  return { country, price: readPounds(price) ?? 0 };
}

function priceProblem(price: string): string | null {
  const text = price.trim();
  if (!text) return 'Price is required';
  if (Number(text) < 0) return 'Price must be at least 0';
  return poundsProblem(text, 'Price must be an amount from 0 to 99,999.99 with at most two decimals');
}
