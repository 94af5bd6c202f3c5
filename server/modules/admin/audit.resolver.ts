import { Args, ArgsType, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs, pageOf } from '../../platform/api/pagination.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import type { Context } from '../../platform/http/context.js';
import { AuditChange, AuditEntities, type AuditEntity, AuditEntry } from './audit.entity.js';

@ObjectType({ description: 'One page of the audit log.' })
class AuditEntryPage extends pageOf(AuditEntry, 'Entries, newest first.') {}

@ArgsType()
class AuditArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the object's name, or the id of the object or of the HTTP request; up to 100 characters.",
  })
  search?: string;
  @Field(() => AuditEntities, { nullable: true, description: 'Only entries about objects of these kinds.' })
  entity?: AuditEntity;
  @Field(() => String, {
    nullable: true,
    description: "Part of the actor's name or address, or the actor's id; up to 100 characters.",
  })
  actor?: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Only entries of this day in London or later.' })
  from?: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only entries of this day in London or earlier.',
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
    @Args(() => AuditArgs) args: AuditArgs,
  ): Promise<Page<AuditEntry>> {
    return services.audit.list(args);
  }

  @FieldResolver(() => [AuditChange], {
    description: 'The changed fields; secret and personal ones are left out.',
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
