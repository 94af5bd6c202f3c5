import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/http/context.js';
import { QuoteContentInput } from '../quotes/by-staff/quote-content.inputs.js';
import { SavedQuote } from '../quotes/saved/saved-quote.entity.js';
import { StaffQuoteInput } from './make-quote.inputs.js';
import { RequestShipment } from './request.types.js';

@Resolver()
export class MakeQuoteResolver {
  @Query(() => RequestShipment, {
    description: 'Staff: the price of a shipment with free lines and an adjustment. Saves nothing.',
  })
  async adminQuotePrice(
    @Ctx() { services }: Context,
    @Arg('content', () => QuoteContentInput, { description: 'The shipment.' }) content: QuoteContentInput,
  ): Promise<RequestShipment> {
    const { lines, shipment } = await services.quoteMaking.price(content);
    return { ...shipment, lines, quote: shipment };
  }

  @Mutation(() => SavedQuote, {
    description:
      'Staff: makes a quote, as the offer of a request or with a new one; its customer gets the link by email. A repeat with the same id makes no second quote.',
  })
  async adminMakeQuote(
    @Ctx() { services }: Context,
    @Arg('input', () => StaffQuoteInput, { description: 'The quote and its customer.' })
    input: StaffQuoteInput,
  ): Promise<SavedQuote | null> {
    const { offer } = await services.staffRequests.find(await services.quoteMaking.make(input));
    return offer && services.savedQuotes.find(offer.id);
  }
}
