/** Values and rules of the form of a new quote. */
import { emailProblem, phoneProblem } from '../../../../rules/people/contact-rules';
import { LINE_QUANTITY } from '../../../../rules/prices/quote';
import { QUOTE_DAYS, STAFF_QUOTE_DAYS } from '../../../../rules/prices/quote-validity';
import { BY_PHONE } from '../../../../rules/prices/staff-price';
import { fromGraphqlEnum } from '../../../data/enums';
import type { DestinationKey, QuoteContentInput, ServiceLevel } from '../../../data/schema.generated';
import {
  type BoxForm,
  checkQuantity,
  checkSide,
  EMPTY_BOX_FORM,
} from '../../../features/quotes/custom-box/box-form';
import { OWN_ITEM, toCartChanges } from '../../../features/quotes/typed-list/typed-list-form';
import { foundProblems } from '../../../lib/forms/found-problems';
import { poundsOf, poundsProblem, readPounds } from '../../../lib/forms/pounds';
import type { RequestToQuoteQuery } from './new-quote.generated';

/** A product that an item may be. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** An item: a product by its id, or a box of its own. */
export interface ItemRow extends BoxForm {
  choice: string;
  choices: readonly Choice[];
}

/** Kinds of adjustment, with their sign. */
export const ADJUSTMENTS = {
  NONE: 'None',
  LESS_PENCE: 'Discount (£)',
  LESS_PERCENT: 'Discount (%)',
  MORE_PENCE: 'Surcharge (£)',
  MORE_PERCENT: 'Surcharge (%)',
} as const;

export interface QuoteForm {
  name: string;
  email: string;
  phone: string;
  destination: DestinationKey | '';
  service: ServiceLevel;
  fromCity: string;
  toCity: string;
  items: ItemRow[];
  freeLines: { name: string; price: string }[];
  isByPhone: boolean;
  adjustment: keyof typeof ADJUSTMENTS;
  value: string;
  reason: string;
  days: string;
  message: string;
}

export const EMPTY_QUOTE: QuoteForm = {
  ...{ name: '', email: '', phone: '', destination: '', service: 'STANDARD', fromCity: '', toCity: '' },
  ...{ items: [], freeLines: [], isByPhone: true, adjustment: 'NONE', value: '', reason: '' },
  ...{ days: String(QUOTE_DAYS), message: '' },
};

const PRICE = 'Enter a price up to £99,999.99';
const PERCENT = 'Enter whole per cent from 1 to 100';
const { min, max } = STAFF_QUOTE_DAYS;

/** The problems of the form, by field. */
export function checkQuote(form: QuoteForm): ReadonlyMap<string, string> {
  const { name, email, phone, destination, items, freeLines, days } = form;
  return foundProblems<string>([
    ['name', name.trim() ? null : 'Name is required'],
    ['email', emailProblem(email)],
    ['phone', phoneProblem(phone)],
    ['destination', destination ? null : 'Choose a destination'],
    ['items', items.length + freeLines.length > 0 ? null : 'Add an item or a line first'],
    ...items.flatMap((item, at) =>
      itemProblems(item).map(([field, problem]) => [`items.${at}.${field}`, problem] as const),
    ),
    ...freeLines.flatMap(({ name, price }, at) => [
      [`freeLines.${at}.name`, name.trim() ? null : 'Enter a text'] as const,
      [`freeLines.${at}.price`, poundsProblem(price, PRICE)] as const,
    ]),
    ...adjustmentProblems(form),
    ['days', isWholeIn(days, { min, max }) ? null : `Enter ${min} to ${max} days`],
  ]);
}

function itemProblems(item: ItemRow): (readonly [string, string | null])[] {
  const refusal = (checked: string | true) => (checked === true ? null : checked);
  const sides = [
    ['height', 'Height'],
    ['width', 'Width'],
    ['depth', 'Depth'],
  ] as const;
  return [
    ['quantity', refusal(checkQuantity(item.quantity))],
    ...(item.choice === OWN_ITEM
      ? sides.map(([side, label]) => [side, refusal(checkSide(label, 'cm')(item[side]))] as const)
      : []),
  ];
}

function adjustmentProblems({ adjustment, value, reason }: QuoteForm): (readonly [string, string | null])[] {
  if (adjustment === 'NONE') return [];
  const isPercent = adjustment.endsWith('PERCENT');
  const isNothing = !isPercent && readPounds(value) === 0;
  const problem = isPercent
    ? isWholeIn(value, { min: 1, max: 100 })
      ? null
      : PERCENT
    : (poundsProblem(value, PRICE) ?? (isNothing ? PRICE : null));
  return [
    ['value', problem],
    ['reason', reason.trim() ? null : 'Enter a reason: the customer reads it'],
  ];
}

function isWholeIn(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max;
}

/** The shipment to price; null while a part of it is missing or wrong. */
export function readContent(form: QuoteForm): QuoteContentInput | null {
  const { destination, service, fromCity, toCity, isByPhone, items, freeLines } = form;
  const isWhole = [...checkQuote(form).keys()].every((field) => /^(name|email|phone|days)$/.test(field));
  if (!destination || !isWhole) return null;
  return {
    ...{ destination, service, fromCity, toCity, isByPhone },
    items: toCartChanges(items, 'cm'),
    freeLines: freeLines.map(({ name, price }) => ({ name: name.trim(), pence: readPounds(price) ?? 0 })),
    adjustment: readAdjustment(form),
  };
}

function readAdjustment({ adjustment, value, reason }: QuoteForm): QuoteContentInput['adjustment'] {
  if (adjustment === 'NONE') return null;
  const isPercent = adjustment.endsWith('PERCENT');
  const amount = isPercent ? Number(value) : (readPounds(value) ?? 0);
  return {
    kind: isPercent ? 'PERCENT' : 'PENCE',
    value: adjustment.startsWith('LESS') ? -amount : amount,
    reason: reason.trim(),
  };
}

type Shipment = NonNullable<RequestToQuoteQuery['adminRequest']['shipment']>;

/** A shipment that was priced before, as the form has it; the price by phone is calculated again. */
export function formOfShipment({
  lines,
  destination,
  service,
  fromCity,
  toCity,
}: Shipment): Partial<QuoteForm> {
  const isFree = ({ productId, customBox }: Shipment['lines'][number]) => !productId && !customBox;
  return {
    ...{ destination, service, fromCity, toCity },
    items: lines.filter((line) => !isFree(line)).map(toItemRow),
    freeLines: lines
      .filter((line) => isFree(line) && line.name !== BY_PHONE)
      .map(({ name, unitPrice }) => ({ name, price: poundsOf(unitPrice.minorUnits) })),
  };
}

function toItemRow({ productId, customBox, name, quantity }: Shipment['lines'][number]): ItemRow {
  return {
    ...EMPTY_BOX_FORM,
    ...(customBox && {
      ...{
        height: String(customBox.heightCm),
        width: String(customBox.widthCm),
        depth: String(customBox.depthCm),
      },
      weightRange: fromGraphqlEnum(customBox.weightRange),
    }),
    ...{ name, choice: productId ?? OWN_ITEM, choices: productId ? [{ id: productId, name }] : [] },
    quantity: String(Math.min(quantity, LINE_QUANTITY.max)),
  };
}
