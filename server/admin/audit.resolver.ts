import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../shared/api/enums.js';
import { type Page, PageArgs, pageOf } from '../shared/api/pagination.js';
import type { Context } from '../start/context.js';
import type { AuditEntry } from './audit.service.js';
import { type AuditAction, type AuditEntity } from './audit.store.js';

const AuditEntities = registerEnum<AuditEntity>('AuditEntity', 'What staff did something to.', {
  user: 'An account.',
  product: 'A product, or one of its prices.',
  category: 'A category.',
  price: 'A minimum charge.',
  order: 'An order, its money, boxes or messages.',
  quote: 'A saved quote.',
  payment: 'A payment that had to be looked at.',
  settings: 'The settings: services and custom-box rates too.',
  message: 'A message of the mailbox, sent again or closed.',
  export: 'A list taken away as a file.',
});

const AuditActions = registerEnum<AuditAction>('AuditAction', 'What staff did.', {
  created: 'It was not there before.',
  changed: 'Parts of it are different since.',
  removed: 'It is gone, or off every list.',
});

@ObjectType('AuditChange', { description: 'One part of what was changed.' })
class ShownAuditChange {
  @Field({ description: 'Its name, as it is stored; money in pence.' }) field: string;
  @Field(() => String, {
    nullable: true,
    description: 'As it was; JSON for what is no text. Null: it was not there.',
  })
  before: string | null;
  @Field(() => String, { nullable: true, description: 'As it is since; null: it is gone.' }) after:
    | string
    | null;
}

@ObjectType('AuditEntry', { description: 'Something staff did.' })
class ShownAuditEntry {
  @Field(() => ID, { description: 'For programs; rises with every entry.' }) id: string;
  @Field(() => Date, { description: 'When it was done.' }) createdAt: Date;
  @Field(() => ID, { description: 'The account of who did it.' }) actorId: string;
  @Field({ description: 'What they are called now; empty when nobody knows any more.' }) actorName: string;
  @Field({ description: 'Their address now; empty when nobody knows any more.' }) actorEmail: string;
  @Field(() => AuditActions, { description: 'What was done.' }) action: AuditAction;
  @Field(() => AuditEntities, { description: 'To what kind of thing.' }) entity: AuditEntity;
  @Field({ description: 'To which of them; `1` for the settings.' }) entityId: string;
  @Field({ description: 'What it was called; empty for the settings.' }) label: string;
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
      'Stands in what it was done to, or is the id of that or of the request; up to 100 characters.',
  })
  search?: string;
  @Field(() => AuditEntities, { nullable: true, description: 'Only what was done to these.' })
  entity?: AuditEntity;
  @Field(() => String, {
    nullable: true,
    description: 'Stands in name or address of who did it, or is their id; up to 100 characters.',
  })
  actor?: string;
}

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryPage, {
    description: 'Staff: what staff did, newest first. Entries are never changed.',
  })
  adminAuditLog(
    @Ctx() { services }: Context,
    @Args(() => AuditArgs) asked: AuditArgs,
  ): Promise<Page<AuditEntry>> {
    return services.audit.list(asked);
  }
}
