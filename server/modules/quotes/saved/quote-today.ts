import { Field, ObjectType } from 'type-graphql';
import { MoneyField } from '../../../platform/values/money.js';
import type { LineSnapshot } from '../placed-line.js';
import { Quote, type Sums } from '../quote.types.js';

@ObjectType({ description: 'Current price of one line of a saved quote.' })
class LineToday {
  @Field({ description: 'Key of the line.' }) key: string;
  @MoneyField('unitPrice', {
    nullable: true,
    description: "Today's price of one piece; null when it is no longer sold to the destination.",
  })
  unitPence: number | null;
  @MoneyField('lineTotal', {
    nullable: true,
    description: 'Quantity times unit price; null when it is no longer sold to the destination.',
  })
  linePence: number | null;
}

@ObjectType({ description: 'Current price of a saved quote.' })
export class QuoteToday {
  @Field(() => [LineToday], { description: 'Prices in the order of the lines.' }) lines: LineToday[];
  @Field(() => Quote, { description: 'Total of the lines still sold there.' }) quote: Sums;
  @Field({ description: 'The current name of the service.' }) serviceName: string;
}

/** Today's prices of the lines of a quote; null for one that is no longer sold there. */
export function toQuoteToday(
  lines: readonly LineSnapshot[],
  unitPence: readonly (number | null)[],
  rest: Omit<QuoteToday, 'lines'>,
): QuoteToday {
  return {
    ...rest,
    lines: lines.map(({ key, quantity }, index) => {
      const pence = unitPence[index] ?? null;
      return { key, unitPence: pence, linePence: pence === null ? null : pence * quantity };
    }),
  };
}
