import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/api/enums.js';
import { type Page, type Paging, pageOf, toPage } from '../../shared/api/pagination.js';
import {
  readEventRows,
  SECURITY_EVENT_TEXTS,
  type SecurityEventKind,
  type SecurityEventRow,
} from './security-events.store.js';

const SecurityEventKinds = registerEnum<SecurityEventKind>(
  'SecurityEventKind',
  'The kind of a security event.',
  Object.fromEntries(
    Object.entries(SECURITY_EVENT_TEXTS).map(([kind, words]) => [kind, `${words}.`]),
  ) as Record<SecurityEventKind, string>,
);

@ObjectType({ description: 'A security event of an account.' })
export class SecurityEvent {
  @Field(() => ID, { description: "The event's id; it never changes." }) id: string;
  @Field(() => SecurityEventKinds, { description: 'What happened.' }) kind: SecurityEventKind;
  @Field({ description: 'The same in words for its owner.' }) words: string;
  @Field({ description: 'Browser and system, such as "Firefox on Windows"; empty when unknown.' })
  device: string;
  @Field({
    description: 'The network, without the last part of the address: "192.0.2.x"; empty when unknown.',
  })
  network: string;
  @Field(() => Date, { description: 'When.' }) createdAt: Date;
}

@ObjectType({ description: 'One page of security events.' })
export class SecurityEventPage extends pageOf(SecurityEvent, 'Newest first.') {}

/** One page of what happened to the security of an account, newest first. */
export async function readSecurityEvents(
  em: EntityManager,
  userId: string,
  at: Paging,
): Promise<Page<SecurityEvent>> {
  const { rows, total } = await readEventRows(em, userId, at.pageSize, at.offset);
  return toPage(rows.map(toSecurityEvent), total, at);
}

function toSecurityEvent({ id, kind, createdAt, ...place }: SecurityEventRow): SecurityEvent {
  const words = SECURITY_EVENT_TEXTS[kind];
  return { id: String(id), kind, words, ...place, createdAt: new Date(createdAt) };
}
