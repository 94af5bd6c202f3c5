import { Args, ArgsType, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs, pageOf } from '../../platform/api/pagination.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import type { Context } from '../../platform/http/context.js';
import { AuditChange, AuditEntities, type AuditEntity, AuditEntry } from './audit.entity.js';

@ObjectType({ description: 'One page of what staff did.' })
class AuditEntryPage extends pageOf(AuditEntry, 'Newest first.') {}

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

@Resolver(() => AuditEntry)
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

  @FieldResolver(() => [AuditChange], {
    description: 'Before and after, by name; nothing secret or personal.',
  })
  changes(@Root() { before, after }: AuditEntry): AuditChange[] {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return fields.map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }));
  }
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
