import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { type Page, PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { CustomerNote } from './customer-note.entity.js';
import { CUSTOMER_NOTE_MAX } from './customer-notes.service.js';

@ObjectType({ description: 'One page of the notes on a customer.' })
class CustomerNotePage extends pageOf(CustomerNote, 'Notes, newest first.') {}

@InputType({ description: 'A note on a customer.' })
class CustomerNoteInput {
  @Field({
    description: `The text, 1 to ${CUSTOMER_NOTE_MAX.toLocaleString('en-GB')} characters; surrounding spaces are removed.`,
  })
  @SeveralLines()
  text: string;
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID from the client; a repeat with the same id adds nothing more.',
  })
  noteId?: string;
}

@Resolver()
export class CustomerNotesResolver {
  @Query(() => CustomerNotePage, { description: 'Staff: the notes on a customer, newest first.' })
  adminCustomerNotes(
    @Ctx() { services }: Context,
    @Arg('userId', () => ID, { description: 'The customer.' }) userId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<CustomerNote>> {
    return services.customerNotes.list(userId, page);
  }

  @Mutation(() => CustomerNote, {
    description: 'Staff: adds a note to a customer. Only staff see it, and it cannot be changed afterwards.',
  })
  adminAddCustomerNote(
    @Ctx() { services }: Context,
    @Arg('userId', () => ID, { description: 'The customer.' }) userId: string,
    @Arg('input', () => CustomerNoteInput, { description: 'The note.' }) { text, noteId }: CustomerNoteInput,
  ): Promise<CustomerNote> {
    return services.customerNotes.add(userId, text, noteId);
  }
}
