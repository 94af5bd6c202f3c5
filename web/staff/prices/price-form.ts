/** Form values of a minimum charge. */

import { fromGraphqlEnum } from '../../data/enums';
import type { PriceInput } from '../../data/schema.generated';
import { foundProblems } from '../../lib/forms/found-problems';
import { poundsOf, poundsProblem, readPounds } from '../../lib/forms/pounds';
import type { ManagedPriceFragment } from './prices.generated';

export interface PriceForm {
  /** Key of a destination; empty before a choice. */
  country: string;
  /** Pounds as typed. */
  price: string;
}

/** The charge as form values, or empty ones. */
export function startPriceForm(edited: ManagedPriceFragment | null): PriceForm {
  return {
    country: edited ? fromGraphqlEnum(edited.destination) : '',
    price: edited ? poundsOf(edited.price.minorUnits) : '',
  };
}

/** Every invalid field with its message, in the order of the page. */
export function checkPrice({ country, price }: PriceForm): Map<keyof PriceForm, string> {
  return foundProblems<keyof PriceForm>([
    ['country', country ? null : 'Choose a country from the list'],
    ['price', priceProblem(price)],
  ]);
}

/** The valid form as server input. */
export function toPriceInput({ country, price }: PriceForm): PriceInput {
  return { country, price: readPounds(price) ?? 0 };
}

function priceProblem(price: string): string | null {
  const text = price.trim();
  if (!text) return 'Price is required';
  if (Number(text) < 0) return 'Price must be at least 0';
  return poundsProblem(text, 'Price must be an amount from 0 to 99,999.99 with at most two decimals');
}
