import { Arg, Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { DestinationKeys, registerEnum } from '../../shared/api/enums.js';
import { type Page, PageArgs, pageOf } from '../../shared/api/pagination.js';
import { Money, money } from '../../shared/money.js';
import type { Context } from '../../start/context.js';
import type { QuoteStatus } from '../saved-quote.entity.js';
import { QuoteStatuses, SavedQuote, toSavedQuote } from '../saved-quote-view.js';
import type { QuoteState } from './staff-quotes.store.js';

const QuoteStates = registerEnum<QuoteState>('AdminQuoteState', 'Which quotes staff look for.', {
  open: 'They can be booked.',
  expiring: 'Of accounts, ending within three days, and nobody has seen to them.',
  expired: 'Their last day is over.',
  booked: 'They became orders.',
});

@ObjectType('AdminQuote', { description: 'A saved quote as staff list it.' })
class ShownQuote {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'Its number, such as Q-10001.' }) reference: string;
  @Field(() => QuoteStatuses, { description: 'What can be done with it.' }) status: QuoteStatus;
  @Field(() => DestinationKeys, { description: 'The country.' }) destination: DestinationKey;
  @Field({ description: 'Where it is collected; may be empty.' }) fromCity: string;
  @Field({ description: 'Where it goes; may be empty.' }) toCity: string;
  @Field(() => Int, { description: 'Boxes and products, quantities counted.' }) itemCount: number;
  @Field(() => Money, { description: 'What it costs until it expires.' }) total: Money;
  @Field(() => Date, { description: 'When it was saved.' }) createdAt: Date;
  @Field(() => Date, { description: 'Until when it holds.' }) expiresAt: Date;
  @Field({ description: 'Whether staff have seen to it.' }) isReminded: boolean;
  @Field({ description: "Its customer's name; empty for a guest's." }) customerName: string;
  @Field({ description: "Its customer's email address; empty for a guest's." }) customerEmail: string;
  @Field(() => ID, { nullable: true, description: 'The order it became.' }) orderId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of that order.' }) orderNumber:
    | string
    | null;
}

@ObjectType({ description: 'One page of saved quotes for staff.' })
class AdminQuotePage extends pageOf(ShownQuote, 'Newest first; when about to expire, what ends first.') {}

@ArgsType()
class AdminQuotesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "A quote's number, or words of its customer's name, address or telephone; up to 100 characters.",
  })
  search?: string;
  @Field(() => QuoteStates, { nullable: true, description: 'Only these.' }) state?: QuoteState;
}

@ObjectType('AdminQuoteDetails', { description: 'A saved quote as staff open it.' })
class OpenedQuote {
  @Field(() => ID, { description: 'The id of the quote.' }) id: string;
  @Field(() => SavedQuote, { description: 'The quote.' }) quote: SavedQuote;
  @Field({ description: "Its customer's name; empty for a guest's." }) customerName: string;
  @Field({
    description: "Its customer's email address, or where a guest wants a reminder; empty without one.",
  })
  customerEmail: string;
  @Field(() => ID, { nullable: true, description: 'The order it became.' }) orderId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of that order.' })
  orderNumber: string | null;
  @Field(() => ID, { nullable: true, description: 'The request that offers it, or another price for it.' })
  requestId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of that request.' })
  requestReference: string | null;
}

@Resolver()
export class StaffQuotesResolver {
  @Query(() => AdminQuotePage, { description: 'Staff: saved quotes of everybody.' })
  async adminQuotes(
    @Ctx() { services }: Context,
    @Args(() => AdminQuotesArgs) asked: AdminQuotesArgs,
  ): Promise<Page<ShownQuote>> {
    const { nodes, pageInfo } = await services.staffQuotes.list(asked);
    return {
      pageInfo,
      nodes: nodes.map(({ totalPence, ...quote }) => ({ ...quote, total: money(totalPence) })),
    };
  }

  @Query(() => OpenedQuote, { description: 'Staff: one saved quote.' })
  async adminQuote(
    @Ctx() { services, parts }: Context,
    @Arg('number', { description: 'Such as Q-10001.' }) number: string,
  ): Promise<OpenedQuote> {
    const { quote, standing } = await services.staffQuotes.find(number);
    return { id: quote.id, quote: toSavedQuote(quote, parts.env, parts.now()), ...standing };
  }
}
