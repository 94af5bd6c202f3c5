import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { query } from '../../db/query.js';
import { registerEnum } from '../../shared/api/enums.js';
import { type Page, type Paging, pageOf, toPage } from '../../shared/api/pagination.js';
import { SECURITY_EVENT_WORDS, type SecurityEventKind } from './security-events.js';

const SecurityEventKinds = registerEnum<SecurityEventKind>(
  'SecurityEventKind',
  'What happened to the security of an account.',
  Object.fromEntries(
    Object.entries(SECURITY_EVENT_WORDS).map(([kind, words]) => [kind, `${words}.`]),
  ) as Record<SecurityEventKind, string>,
);

@ObjectType({ description: 'Something that happened to the security of an account.' })
export class SecurityEvent {
  @Field(() => ID, { description: 'Names the event for good.' }) id: string;
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

interface EventRow extends Omit<SecurityEvent, 'words' | 'createdAt'> {
  readonly createdAt: string;
}

/** One page of what happened to the security of an account, newest first. */
export async function readSecurityEvents(
  em: EntityManager,
  userId: string,
  at: Paging,
): Promise<Page<SecurityEvent>> {
  const rows = await query<EventRow>(
    em,
    `select id, kind, device, network, created_at as "createdAt" from security_events
      where user_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [userId, at.pageSize, at.offset],
  );
  const [counted] = await query<{ total: number }>(
    em,
    'select count(*)::int as total from security_events where user_id = $1',
    [userId],
  );
  return toPage(rows.map(toSecurityEvent), counted?.total ?? 0, at);
}

function toSecurityEvent({ id, kind, createdAt, ...place }: EventRow): SecurityEvent {
  const words = SECURITY_EVENT_WORDS[kind];
  return { id: String(id), kind, words, ...place, createdAt: new Date(createdAt) };
}
