import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { phonePence } from '../../rules/prices/phone-price.js';
import { PHONE_PRICE } from '../quotes/quote.types.js';
import { PageArgs, pageOf } from '../shared/api/pagination.js';
import { orPricesChanged, PricesChanged } from '../shared/api/prices-changed.js';
import { resultUnion } from '../shared/api/result-union.js';
import { Pence } from '../shared/api/scalars.js';
import { Money, money } from '../shared/money.js';
import type { Context } from '../start/context.js';
import type { SavedQuoteRecord } from './saved-quote.entity.js';
import { EmailQuoteInput, QuoteSecretInput } from './saved-quote.inputs.js';
import {
  QuoteToday,
  SavedQuote,
  SavedQuoteEntry,
  toQuoteToday,
  toSavedQuote,
  toSavedQuoteEntry,
} from './saved-quote-view.js';

@ObjectType({ description: 'One page of your saved quotes.' })
class SavedQuotePage extends pageOf(SavedQuoteEntry, 'Newest first.') {}

@ObjectType({ description: 'The result of sending a quote.' })
class QuoteEmailReceipt {
  @Field({ description: 'False when this quote was sent to that address before.' }) isNew: boolean;
}

const shown = ({ env, now }: Context['parts'], record: SavedQuoteRecord) => toSavedQuote(record, env, now());

const SaveQuoteResult = resultUnion('SaveQuoteResult', 'The quote, unless prices have changed.', [
  SavedQuote,
  PricesChanged,
]);

@Resolver(() => SavedQuote)
export class SavedQuoteResolver {
  @Query(() => SavedQuote, { description: 'The quote that a link opens; works without signing in.' })
  async savedQuote(
    @Ctx() { services, parts }: Context,
    @Args(() => QuoteSecretInput) { secret }: QuoteSecretInput,
  ): Promise<SavedQuote> {
    return shown(parts, await services.savedQuotes.open(secret));
  }

  @Query(() => SavedQuotePage, { description: 'Your saved quotes, newest first.' })
  async mySavedQuotes(
    @Ctx() { services, parts }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<SavedQuotePage> {
    const { nodes, pageInfo } = await services.savedQuotes.mine(asked);
    const now = parts.now();
    return { pageInfo, nodes: nodes.map((quote) => toSavedQuoteEntry(quote, parts.env, now)) };
  }

  @Mutation(() => SaveQuoteResult, {
    description: 'Saves your cart as a quote with its prices for 30 days. The cart does not change.',
  })
  async saveQuote(
    @Ctx() { services, parts }: Context,
    @Arg('expectedTotal', () => Pence, {
      nullable: true,
      description:
        'The total that the page showed, in pence. Nothing is saved when the server calculates another.',
    })
    expectedTotal?: number | null,
  ): Promise<typeof SaveQuoteResult> {
    return orPricesChanged(services.savedQuotes.save(expectedTotal).then((quote) => shown(parts, quote)));
  }

  @Mutation(() => QuoteEmailReceipt, { description: 'Sends the link of a quote by email.' })
  async emailQuote(
    @Ctx() { services }: Context,
    @Arg('input', () => EmailQuoteInput, { description: 'Which quote, and to whom.' })
    { secret, email, remindMe }: EmailQuoteInput,
  ): Promise<QuoteEmailReceipt> {
    return { isNew: await services.savedQuotes.email(secret, email, remindMe) };
  }

  @Mutation(() => Boolean, { description: 'Deletes one of your quotes: its link no longer works.' })
  async deleteSavedQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a quote of yours.' }) id: string,
  ): Promise<boolean> {
    await services.savedQuotes.remove(id);
    return true;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The order it became, if it is yours; null for everybody else.',
  })
  orderId(@Ctx() { services }: Context, @Root() { record }: SavedQuote): Promise<string | null> {
    return services.savedQuotes.ownOrderId(record);
  }

  @FieldResolver(() => Money, { nullable: true, description: PHONE_PRICE })
  async phonePrice(@Ctx() { services }: Context, @Root() { record }: SavedQuote): Promise<Money | null> {
    const { onlineSavingPercent } = await services.store.terms();
    const pence = phonePence(record.totalPence, onlineSavingPercent);
    return pence === null ? null : money(pence);
  }

  @FieldResolver(() => QuoteToday, { description: 'The price of the same shipment today.' })
  async today(@Ctx() { services }: Context, @Root() { record }: SavedQuote): Promise<QuoteToday> {
    return toQuoteToday(record, await services.savedQuotes.today(record));
  }
}
