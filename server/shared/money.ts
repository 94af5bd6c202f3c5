import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Field, Float, ObjectType } from 'type-graphql';
import { CacheableType } from './cache/cacheable.js';

/** The one currency of the store. */
export const CURRENCY = 'gbp';

/** How REST writes it. */
export const REST_CURRENCY = 'GBP' as const;

@CacheableType()
@ObjectType({
  description: 'An amount of money: whole minor units (pence) and an ISO 4217 currency code in lower case.',
})
export class Money {
  // The Int of GraphQL ends at 21 million pounds, which the revenue of a shop passes.
  @Field(() => Float, { description: 'Whole pence.' })
  minorUnits: number;

  @Field({ description: 'ISO 4217 code in lower case.' })
  currency: string;
}

/**
 * Shows what is stored in pence as Money, under a name without the unit:
 * `@MoneyField('total', { description: 'What is paid.' }) totalPence: number`.
 */
export function MoneyField(name: string, options: { description: string; nullable?: boolean }) {
  return Field(() => Money, { ...options, name });
}

/** Lets every field of type Money be answered with whole pence alone. */
export function showPence(schema: GraphQLSchema): void {
  const { minorUnits, currency } = (schema.getType('Money') as GraphQLObjectType).getFields();
  minorUnits!.resolve = (amount: Money | number) => (typeof amount === 'number' ? amount : amount.minorUnits);
  currency!.resolve = () => CURRENCY;
}

/** Wraps pence for GraphQL. */
export function money(pence: number): Money {
  return { minorUnits: pence, currency: CURRENCY };
}

/** Decimal pounds, as the REST shapes carry money. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** Pence of decimal pounds; null when it is no finite amount of whole pence from 0 to 99,999.99. */
export function fromPounds(pounds: unknown): number | null {
  const value =
    typeof pounds === 'string' && /^\d{1,5}(\.\d{1,2})?$/.test(pounds.trim()) ? Number(pounds) : pounds;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const pence = Math.round(value * 100);
  const isWholePence = Math.abs(value * 100 - pence) < 1e-6;
  return isWholePence && pence >= 0 && pence <= 9_999_999 ? pence : null;
}
