import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from 'type-graphql';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { StaffOnly } from '../../../platform/api/guarded-fields.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../order-view.js';
import { NOTE_MAX, TRACKING_MAX } from './order-notes.inputs.js';
import { LastOrderChange, OrderEvent, OrderNote } from './order-notes.types.js';

@InputType({ description: "The carrier's tracking number of a shipment." })
class TrackingNumberInput {
  @Field(() => String, {
    nullable: true,
    description: `The tracking number: letters, digits, spaces and - . / _, up to ${TRACKING_MAX} characters; null or empty removes it.`,
  })
  trackingNumber?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the order has changed since.',
  })
  version?: number | null;
}

@InputType({ description: 'A correction of the contact of an order; fields left out do not change.' })
class OrderContactInput {
  @Field(() => String, { nullable: true, description: 'The name, 1 to 200 characters.' })
  name?: string | null;
  @Field(() => String, { nullable: true, description: 'Email address for messages about the order.' })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'The phone number for the driver; empty removes it.' })
  phone?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the order has changed since.',
  })
  version?: number | null;
}

@InputType({ description: 'A staff note.' })
class OrderNoteInput {
  @Field({
    description: `The text, 1 to ${NOTE_MAX.toLocaleString('en-GB')} characters; surrounding spaces are removed.`,
  })
  @SeveralLines()
  text: string;
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID from the client; a repeat with the same id adds nothing more.',
  })
  noteId?: string;
}

@Resolver(() => Order)
export class OrderNotesResolver {
  @FieldResolver(() => [OrderNote], { nullable: true, description: 'The staff notes, oldest first.' })
  @StaffOnly('orders', 'money')
  async notes(@Ctx() { services }: Context, @Root() { id }: Order): Promise<readonly OrderNote[]> {
    return (await services.orderNotes.deskFacts(id)).notes;
  }

  @FieldResolver(() => [OrderEvent], {
    nullable: true,
    description: 'The events, oldest first, with who caused them.',
  })
  @StaffOnly('orders', 'money')
  async events(@Ctx() { services }: Context, @Root() { id }: Order): Promise<readonly OrderEvent[]> {
    return (await services.orderNotes.deskFacts(id)).events;
  }

  @FieldResolver(() => LastOrderChange, { nullable: true, description: 'The latest event.' })
  @StaffOnly('orders', 'money')
  async lastChange(@Ctx() { services }: Context, @Root() { id }: Order): Promise<LastOrderChange | null> {
    const latest = (await services.orderNotes.deskFacts(id)).events.at(-1);
    return latest ? { by: latest.actor, at: latest.at, what: latest.description } : null;
  }

  @Mutation(() => Order, {
    description: "Staff: sets the carrier's tracking number; the customer sees it at once.",
  })
  async adminSetTrackingNumber(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('input', () => TrackingNumberInput, { description: 'The number.' })
    { trackingNumber, version }: TrackingNumberInput,
  ): Promise<Order> {
    return toOrder(await services.orderNotes.setTrackingNumber(id, trackingNumber ?? null, version));
  }

  @Mutation(() => Order, {
    description:
      "Staff: corrects the contact of an order. Its email goes there from then on, including messages not sent yet. The customer's account does not change.",
  })
  async adminUpdateOrderContact(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('input', () => OrderContactInput, { description: 'What changes.' })
    { version, ...change }: OrderContactInput,
  ): Promise<Order> {
    return toOrder(await services.orderNotes.setContact(id, change, version));
  }

  @Mutation(() => Order, {
    description: 'Staff: adds a note to an order. Only staff see it, and it cannot be changed afterwards.',
  })
  async adminAddOrderNote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('input', () => OrderNoteInput, { description: 'The note.' }) { text, noteId }: OrderNoteInput,
  ): Promise<Order> {
    return toOrder(await services.orderNotes.addNote(id, text, noteId));
  }
}
