import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../shared/api/enums.js';
import { type Page, PageArgs, pageOf } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import type { Context } from '../start/context.js';
import type { AuditEntry } from './audit.service.js';
import { type AuditAction, type AuditEntity } from './audit.store.js';

const AuditEntities = registerEnum<AuditEntity>('AuditEntity', 'What staff did something to.', {
  user: 'An account.',
  product: 'A product, or one of its prices.',
  category: 'A category.',
  synonym: 'A search synonym.',
  price: 'A minimum charge.',
  order: 'An order, its money, boxes or messages.',
  quote: 'A saved quote.',
  request: 'A request: how far it is, its answers and offers.',
  payment: 'A payment with an open issue.',
  settings: 'The settings: services and custom-box rates too.',
  promotion: 'A promotion.',
  samples: 'The month of sample orders.',
  guide: 'What is known of a destination: transit times, charges, goods, containers.',
  document: 'A document: its draft, or a published version.',
  message: 'A message of the mailbox, sent again or closed.',
  export: 'A list downloaded as a file.',
});

const AuditActions = registerEnum<AuditAction>('AuditAction', 'What staff did.', {
  created: 'It was created.',
  changed: 'Some of its fields changed.',
  removed: 'It was deleted, or hidden from every list.',
});

@ObjectType('AuditChange', { description: 'One part of what was changed.' })
class ShownAuditChange {
  @Field({ description: 'Name of the stored field; money is in pence.' }) field: string;
  @Field(() => String, {
    nullable: true,
    description: 'The value before, as JSON unless it is text; null when there was none.',
  })
  before: string | null;
  @Field(() => String, { nullable: true, description: 'The value after; null when removed.' }) after:
    | string
    | null;
}

@ObjectType('AuditEntry', { description: 'Something staff did.' })
class ShownAuditEntry {
  @Field(() => ID, { description: 'The id; rises with every entry.' }) id: string;
  @Field(() => Date, { description: 'When it was done.' }) createdAt: Date;
  @Field(() => ID, { description: 'The account of who did it.' }) actorId: string;
  @Field({ description: 'Their name now; empty when unknown.' }) actorName: string;
  @Field({ description: 'Their email address now; empty when unknown.' }) actorEmail: string;
  @Field(() => AuditActions, { description: 'What was done.' }) action: AuditAction;
  @Field(() => AuditEntities, { description: 'To what kind of thing.' }) entity: AuditEntity;
  @Field({ description: 'To which of them; `1` for the settings.' }) entityId: string;
  @Field({ description: 'Its name then; empty for the settings.' }) label: string;
  @Field(() => [ShownAuditChange], { description: 'Before and after, by name; nothing secret or personal.' })
  changes: ShownAuditChange[];
  @Field({ description: 'The request it was done in, from X-Request-Id.' }) requestId: string;
}

@ObjectType({ description: 'One page of what staff did.' })
class AuditEntryPage extends pageOf(ShownAuditEntry, 'Newest first.') {}

@ArgsType()
class AuditArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name of what was changed, or the id of that or of the request; up to 100 characters.',
  })
  search?: string;
  @Field(() => AuditEntities, { nullable: true, description: 'Only what was done to these.' })
  entity?: AuditEntity;
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or address of who did it, or their id; up to 100 characters.',
  })
  actor?: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only what was done on this day in London or later.',
  })
  from?: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only what was done on this day in London or before.',
  })
  to?: string;
}

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryPage, {
    description: 'Staff: the audit log, newest first. Entries are never changed.',
  })
  adminAuditLog(
    @Ctx() { services }: Context,
    @Args(() => AuditArgs) asked: AuditArgs,
  ): Promise<Page<AuditEntry>> {
    return services.audit.list(asked);
  }
}
