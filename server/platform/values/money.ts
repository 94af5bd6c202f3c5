import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { Field, Float, ObjectType } from 'type-graphql';
import { CacheableType } from '../cache/cacheable.js';

/** The only currency of the shop. */
export const CURRENCY = 'gbp';

/** REST's spelling of it. */
export const REST_CURRENCY = 'GBP' as const;

@CacheableType()
@ObjectType({
  description: 'An amount of money: whole minor units (pence) and an ISO 4217 currency code in lower case.',
})
export class Money {
  // GraphQL's Int ends at 21 million pounds, which the revenue of a shop can exceed.
  @Field(() => Float, { description: 'Whole pence.' })
  minorUnits: number;

  @Field({ description: 'ISO 4217 code in lower case.' })
  currency: string;
}

/**
 * Declares a field of pence as Money, under a name without the unit: `@MoneyField('total', { description: 'What is
 * paid.' }) totalPence: number`.
 */
export function MoneyField(name: string, options: { description: string; nullable?: boolean }) {
  return Field(() => Money, { ...options, name });
}

/** Lets resolvers return whole pence for every field of type Money. */
export function showPence(schema: GraphQLSchema): void {
  const { minorUnits, currency } = (schema.getType('Money') as GraphQLObjectType).getFields();
  minorUnits!.resolve = (amount: Money | number) => (typeof amount === 'number' ? amount : amount.minorUnits);
  currency!.resolve = () => CURRENCY;
}

/** Wraps pence for GraphQL. */
export function money(pence: number): Money {
  return { minorUnits: pence, currency: CURRENCY };
}
