import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffOnly } from '../../../platform/api/guarded-fields.js';
import type { Page } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { SavedQuote } from '../../quotes/saved/saved-quote.entity.js';
import { TransferBookingInput, TransferFilter, TransferInput } from './transfer.inputs.js';
import { TransferBooking, TransferBookingPage } from './transfer.types.js';

@Resolver(() => SavedQuote)
export class TransferResolver {
  @Query(() => TransferBookingPage, { description: 'Staff: bookings that are paid by bank transfer.' })
  adminTransferBookings(
    @Ctx() { services }: Context,
    @Args(() => TransferFilter) asked: TransferFilter,
  ): Promise<Page<TransferBooking>> {
    return services.transfers.list(asked);
  }

  @Mutation(() => SavedQuote, {
    description:
      'Staff: books a quote for its customer, to be paid by bank transfer; the customer gets the bank details by email. A repeat with the same id makes no second booking.',
  })
  async adminBookForTransfer(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an open quote.' }) id: string,
    @Arg('input', () => TransferBookingInput, { description: 'The booking.' }) input: TransferBookingInput,
  ): Promise<SavedQuote | null> {
    await services.transfers.book(id, input);
    return services.savedQuotes.find(id);
  }

  @Mutation(() => TransferBooking, {
    description:
      'Staff: records a bank transfer for a booking, which becomes an order once the whole sum has arrived; or one that was sent back. A repeat with the same id records no second transfer.',
  })
  adminRecordTransfer(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a booking.' }) id: string,
    @Arg('input', () => TransferInput, { description: 'The transfer.' }) input: TransferInput,
  ): Promise<TransferBooking> {
    return services.transfers.record(id, input);
  }

  @Mutation(() => TransferBooking, {
    description: 'Staff: cancels a booking that waits for a bank transfer; the customer gets an email.',
  })
  adminCancelTransferBooking(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a booking.' }) id: string,
  ): Promise<TransferBooking> {
    return services.transfers.cancel(id);
  }

  @FieldResolver(() => TransferBooking, {
    nullable: true,
    description: 'The latest booking of it that is paid by bank transfer; null without one.',
  })
  @StaffOnly('orders')
  transferBooking(@Ctx() { services }: Context, @Root() { id }: SavedQuote): Promise<TransferBooking | null> {
    return services.transfers.ofQuote(id);
  }
}
