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
import { isPermitted } from '../../../../rules/users/permissions.js';
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
class SavedQuotePage extends pageOf(SavedQuote, 'The quotes, newest first; expiring ones by their expiry.') {}

@ObjectType({ description: 'Result of sending a quote by email.' })
class QuoteEmailReceipt {
  @Field({ description: 'False when this quote was already sent to that address.' }) isNew: boolean;
}

const SaveQuoteResult = resultUnion('SaveQuoteResult', 'The saved quote, or the new total.', [
  SavedQuote,
  PricesChanged,
]);

/** Whether the viewer may see a quote's secret: staff may not for quotes of others. */
const hasSecret = ({ user }: Viewer, { userId }: SavedQuote) => user?.role !== 'admin' || user.id === userId;

@Resolver(() => SavedQuote)
export class SavedQuoteResolver {
  @Query(() => SavedQuote, { description: 'The quote that a link opens, without signing in.' })
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

  @Query(() => SavedQuotePage, { description: 'Staff: all saved quotes.' })
  adminQuotes(
    @Ctx() { services }: Context,
    @Args(() => QuoteFilter) asked: QuoteFilter,
  ): Promise<Page<SavedQuote>> {
    return services.staffQuotes.list(asked);
  }

  @Query(() => SavedQuote, { description: 'Staff: one saved quote.' })
  adminQuote(
    @Ctx() { services }: Context,
    @Arg('number', { description: 'The reference, such as Q-10001.' }) number: string,
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
        'The total in pence that the page showed. Nothing is saved when the server calculates another one.',
    })
    expectedTotal?: number | null,
  ): Promise<typeof SaveQuoteResult> {
    return orPricesChanged(services.savedQuotes.save(expectedTotal));
  }

  @Mutation(() => QuoteEmailReceipt, { description: 'Sends the link of a quote by email.' })
  async emailQuote(
    @Ctx() { services }: Context,
    @Arg('input', () => EmailQuoteInput, { description: 'The quote and the recipient.' })
    { secret, email, remindMe }: EmailQuoteInput,
  ): Promise<QuoteEmailReceipt> {
    return { isNew: await services.savedQuotes.email(secret, email, remindMe) };
  }

  @Mutation(() => ID, { description: 'Deletes one of your quotes and ends its link. Returns its id.' })
  deleteSavedQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of one of your quotes.' }) id: string,
  ): Promise<string> {
    return services.savedQuotes.remove(id);
  }

  @Mutation(() => SavedQuote, {
    description:
      'Staff: marks a quote that expires soon as followed up, once. Refused when it is booked, has expired or is followed up already.',
  })
  adminFollowUpQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a quote of an account.' }) id: string,
    @Arg('byEmail', () => Boolean, {
      description: 'True sends the customer the quote again; false records a conversation.',
    })
    byEmail: boolean,
  ): Promise<SavedQuote> {
    return services.staffQuotes.followUp(id, byEmail);
  }

  @FieldResolver(() => QuoteStatuses, { description: 'The status.' })
  status(@Ctx() { deps }: Context, @Root() quote: SavedQuote): QuoteStatus {
    return quoteStatus(quote, deps.now());
  }

  @FieldResolver(() => [PlacedLine], { description: 'The lines, with their frozen prices.' })
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
    description: "Address of the quote's page, with the secret after the #; null when `secret` is.",
  })
  link(@Ctx() { deps, viewer }: Context, @Root() quote: SavedQuote): string | null {
    return hasSecret(viewer, quote) ? quoteUrl(quote.id, deps.env) : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the order it became, for its customer and staff; null for everybody else.',
  })
  orderId(
    @Ctx() { viewer: { user } }: Context,
    @Root() { orderId, orderNumber, orderUserId }: SavedQuote,
  ): string | null {
    if (!user || !orderNumber) return null;
    return isPermitted(user, 'orders', 'money') || user.id === orderUserId ? orderId : null;
  }

  @FieldResolver(() => Money, { nullable: true, description: `${PHONE_PRICE} Null for a price of staff.` })
  async phonePrice(
    @Ctx() { services }: Context,
    @Root() { shipment, madeBy }: SavedQuote,
  ): Promise<Money | null> {
    if (madeBy) return null;
    const { onlineSavingPercent } = await services.store.terms();
    const pence = phonePence(shipment.totalPence, onlineSavingPercent);
    return pence === null ? null : money(pence);
  }

  @FieldResolver(() => QuoteToday, { description: 'Current price of the same shipment.' })
  today(@Ctx() { services }: Context, @Root() quote: SavedQuote): Promise<QuoteToday> {
    return services.savedQuotes.today(quote);
  }
}
