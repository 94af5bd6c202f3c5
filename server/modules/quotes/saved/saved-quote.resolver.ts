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
import { phonePence } from '../../../../rules/prices/phone-price.js';
import { type Page, PageArgs, pageOf } from '../../../platform/api/pagination.js';
import { resultUnion } from '../../../platform/api/result-union.js';
import { Pence } from '../../../platform/api/scalars.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import type { Context } from '../../../platform/http/context.js';
import { Money, money } from '../../../platform/values/money.js';
import { type LineSnapshot, PlacedLine } from '../placed-line.js';
import { orPricesChanged, PricesChanged } from '../prices-changed.js';
import { PHONE_PRICE } from '../quote.types.js';
import { quoteSecret, quoteUrl } from './quote-secret.js';
import { QuoteToday } from './quote-today.js';
import { type QuoteStatus, QuoteStatuses, quoteStatus, SavedQuote } from './saved-quote.entity.js';
import { EmailQuoteInput, QuoteFilter, QuoteSecretInput } from './saved-quote.inputs.js';

@ObjectType({ description: 'One page of saved quotes.' })
class SavedQuotePage extends pageOf(SavedQuote, 'Newest first; when about to expire, what ends first.') {}

@ObjectType({ description: 'The result of sending a quote.' })
class QuoteEmailReceipt {
  @Field({ description: 'False when this quote was sent to that address before.' }) isNew: boolean;
}

const SaveQuoteResult = resultUnion('SaveQuoteResult', 'The quote, unless prices have changed.', [
  SavedQuote,
  PricesChanged,
]);

/** Whether the viewer may see a quote's secret: staff may not for quotes of others. */
const hasSecret = ({ user }: Viewer, { userId }: SavedQuote) => user?.role !== 'admin' || user.id === userId;

@Resolver(() => SavedQuote)
export class SavedQuoteResolver {
  @Query(() => SavedQuote, { description: 'The quote that a link opens; works without signing in.' })
  savedQuote(
    @Ctx() { services }: Context,
    @Args(() => QuoteSecretInput) { secret }: QuoteSecretInput,
  ): Promise<SavedQuote> {
    return services.savedQuotes.open(secret);
  }

  @Query(() => SavedQuotePage, { description: 'Your saved quotes, newest first.' })
  mySavedQuotes(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<SavedQuote>> {
    return services.savedQuotes.mine(asked);
  }

  @Query(() => SavedQuotePage, { description: 'Staff: saved quotes of everybody.' })
  adminQuotes(
    @Ctx() { services }: Context,
    @Args(() => QuoteFilter) asked: QuoteFilter,
  ): Promise<Page<SavedQuote>> {
    return services.staffQuotes.list(asked);
  }

  @Query(() => SavedQuote, { description: 'Staff: one saved quote.' })
  adminQuote(
    @Ctx() { services }: Context,
    @Arg('number', { description: 'Such as Q-10001.' }) number: string,
  ): Promise<SavedQuote> {
    return services.staffQuotes.find(number);
  }

  @Mutation(() => SaveQuoteResult, {
    description: 'Saves your cart as a quote with its prices for 30 days. The cart does not change.',
  })
  saveQuote(
    @Ctx() { services }: Context,
    @Arg('expectedTotal', () => Pence, {
      nullable: true,
      description:
        'The total that the page showed, in pence. Nothing is saved when the server calculates another.',
    })
    expectedTotal?: number | null,
  ): Promise<typeof SaveQuoteResult> {
    return orPricesChanged(services.savedQuotes.save(expectedTotal));
  }

  @Mutation(() => QuoteEmailReceipt, { description: 'Sends the link of a quote by email.' })
  async emailQuote(
    @Ctx() { services }: Context,
    @Arg('input', () => EmailQuoteInput, { description: 'Which quote, and to whom.' })
    { secret, email, remindMe }: EmailQuoteInput,
  ): Promise<QuoteEmailReceipt> {
    return { isNew: await services.savedQuotes.email(secret, email, remindMe) };
  }

  @Mutation(() => ID, { description: 'Deletes one of your quotes: its link no longer works. Gives its id.' })
  deleteSavedQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a quote of yours.' }) id: string,
  ): Promise<string> {
    return services.savedQuotes.remove(id);
  }

  @Mutation(() => SavedQuote, {
    description:
      'Staff: marks a quote that is about to expire as handled, once. Refused when it was booked, has expired or is handled already.',
  })
  adminFollowUpQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The quote; one of an account.' }) id: string,
    @Arg('byEmail', () => Boolean, {
      description: 'True: the customer gets it by email once more. False: staff have spoken to the customer.',
    })
    byEmail: boolean,
  ): Promise<SavedQuote> {
    return services.staffQuotes.followUp(id, byEmail);
  }

  @FieldResolver(() => QuoteStatuses, { description: 'What can be done with it.' })
  status(@Ctx() { deps }: Context, @Root() quote: SavedQuote): QuoteStatus {
    return quoteStatus(quote, deps.now());
  }

  @FieldResolver(() => [PlacedLine], { description: 'What is shipped, with its frozen prices.' })
  lines(@Ctx() { services }: Context, @Root() quote: SavedQuote): Promise<LineSnapshot[]> {
    return services.savedQuotes.linesOf(quote);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Anybody who has it can see and book the quote; null for staff, unless it is their own.',
  })
  secret(@Ctx() { deps, viewer }: Context, @Root() quote: SavedQuote): string | null {
    return hasSecret(viewer, quote) ? quoteSecret(quote.id, deps.env) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The page of the quote; the secret follows the #. Null where that is.',
  })
  link(@Ctx() { deps, viewer }: Context, @Root() quote: SavedQuote): string | null {
    return hasSecret(viewer, quote) ? quoteUrl(quote.id, deps.env) : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The order it became, if it is yours or you are staff; null for everybody else.',
  })
  orderId(
    @Ctx() { viewer: { user } }: Context,
    @Root() { orderId, orderNumber, orderUserId }: SavedQuote,
  ): string | null {
    if (!user || !orderNumber) return null;
    return user.role === 'admin' || user.id === orderUserId ? orderId : null;
  }

  @FieldResolver(() => Money, { nullable: true, description: PHONE_PRICE })
  async phonePrice(@Ctx() { services }: Context, @Root() { shipment }: SavedQuote): Promise<Money | null> {
    const { onlineSavingPercent } = await services.store.terms();
    const pence = phonePence(shipment.totalPence, onlineSavingPercent);
    return pence === null ? null : money(pence);
  }

  @FieldResolver(() => QuoteToday, { description: 'The price of the same shipment today.' })
  today(@Ctx() { services }: Context, @Root() quote: SavedQuote): Promise<QuoteToday> {
    return services.savedQuotes.today(quote);
  }
}
