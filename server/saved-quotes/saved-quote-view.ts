import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import { lastDayOf } from '../../rules/prices/quote-validity.js';
import type { Env } from '../env/env.js';
import { type LineSnapshot, PlacedLine } from '../orders/placed-line.js';
import { quoteCondition } from '../promotions/promotion-texts.js';
import { Quote, type Sums } from '../quotes/quote.types.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../shared/api/enums.js';
import { CalendarDate } from '../shared/api/scalars.js';
import { Money, money } from '../shared/money.js';
import { quoteSecret, quoteUrl } from './quote-secret.js';
import { type QuoteStatus, quoteStatus, type SavedQuoteRecord } from './saved-quote.entity.js';
import type { RepricedQuote } from './saved-quote.service.js';
import type { ListedQuote } from './saved-quote.store.js';

export const QuoteStatuses = registerEnum<QuoteStatus>(
  'SavedQuoteStatus',
  'What can be done with a saved quote.',
  {
    open: 'It can be booked at its price.',
    expired: 'Its last day is over; `today` says what has changed.',
    booked: 'It became an order.',
  },
);

@ObjectType({ description: "Today's price of one line of a saved quote." })
class LineToday {
  @Field({ description: 'Of the line.' }) key: string;
  @Field(() => Money, {
    nullable: true,
    description: 'Price of one piece; null when it is no longer sold there.',
  })
  unitPrice: Money | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Quantity times unit price; null when it is no longer sold there.',
  })
  lineTotal: Money | null;
}

@ObjectType({ description: "Today's price of a saved quote." })
export class QuoteToday {
  @Field(() => [LineToday], { description: 'In the order of the lines.' }) lines: LineToday[];
  @Field(() => Quote, { description: 'Of the lines that are still sold there.' }) quote: Sums;
  @Field({ description: 'The current name of the service.' }) serviceName: string;
}

/** What the list and the page of a quote show. */
@ObjectType()
abstract class QuoteFacts {
  @Field(() => ID, { description: 'For the owner to delete it; gives no access.' }) id: string;
  @Field({ description: 'For the phone, such as Q-10001. Gives no access.' }) reference: string;
  @Field(() => QuoteStatuses, { description: 'What can be done with it.' }) status: QuoteStatus;
  @Field({ description: 'Anybody who has it can see and book the quote.' }) secret: string;
  @Field({ description: 'The page of the quote; the secret follows the #.' }) link: string;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field({ description: 'Where it is collected, in the UK; empty when not entered.' }) fromCity: string;
  @Field({ description: 'Where it goes; empty when not entered.' }) toCity: string;
  @Field(() => Date, { description: 'When the prices were frozen.' }) createdAt: Date;
  @Field(() => CalendarDate, { description: 'The last day on which it can be booked.' }) validUntil: string;
}

@ObjectType({ description: 'A cart saved with its prices for 30 days. Does not show who saved it.' })
export class SavedQuote extends QuoteFacts {
  /** Not part of the schema; what other fields are read of. */
  record: SavedQuoteRecord;

  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'The name of the service then.' }) serviceName: string;
  @Field(() => [PlacedLine], { description: 'What is shipped, with its frozen prices.' })
  lines: LineSnapshot[];
  @Field(() => Quote, { description: 'The parts of the frozen total.' }) quote: Sums;
  @Field(() => Date, { description: 'From then on it cannot be booked.' }) expiresAt: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Why its price may end before that, in a sentence: its promotion is limited. Else null.',
  })
  condition: string | null;
}

@ObjectType({ description: 'One of your saved quotes, in a list.' })
export class SavedQuoteEntry extends QuoteFacts {
  @Field(() => Int, { description: 'Pieces.' }) itemCount: number;
  @Field(() => Money, { description: 'The frozen total.' }) total: Money;
  @Field(() => ID, { nullable: true, description: 'The order it became, if you placed it.' })
  orderId: string | null;
}

/** A quote of a list as GraphQL shows it. */
export function toSavedQuoteEntry(
  quote: ListedQuote,
  env: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  now: Date,
): SavedQuoteEntry {
  const { itemCount, totalPence, ownOrderId } = quote;
  return { ...factsOf(quote, env, now), itemCount, orderId: ownOrderId, total: money(totalPence) };
}

/** The quote as GraphQL shows it. */
export function toSavedQuote(
  record: SavedQuoteRecord,
  env: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  now: Date,
): SavedQuote {
  const { service, serviceName, expiresAt } = record;
  return {
    ...factsOf(record, env, now),
    ...{ record, service, serviceName, expiresAt },
    lines: record.lines,
    quote: record,
    condition: quoteCondition(record.promotion),
  };
}

function factsOf(
  quote: ListedQuote | SavedQuoteRecord,
  env: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  now: Date,
): QuoteFacts {
  const { id, reference, destination, fromCity, toCity, createdAt, expiresAt } = quote;
  return {
    ...{ id, reference, destination, fromCity, toCity, createdAt },
    status: quoteStatus(quote, now),
    secret: quoteSecret(id, env),
    link: quoteUrl(id, env),
    validUntil: lastDayOf(expiresAt),
  };
}

/** Today's prices of a quote as GraphQL shows them. */
export function toQuoteToday(
  { lines }: Pick<SavedQuoteRecord, 'lines'>,
  { unitPence, sums, serviceName }: RepricedQuote,
): QuoteToday {
  return {
    lines: lines.map(({ key, quantity }, index) => {
      const pence = unitPence[index] ?? null;
      return {
        key,
        unitPrice: pence === null ? null : money(pence),
        lineTotal: pence === null ? null : money(pence * quantity),
      };
    }),
    quote: sums,
    serviceName,
  };
}
