import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { column, Indexed } from '../../platform/db/column.js';
import { FoundBy, Searched } from '../../platform/db/schema/search.schema.js';
import { REFUSED, REFUSED_FOR_SIX_YEARS, Triggered } from '../../platform/db/triggers.js';

const ENTITIES = [
  'user',
  'product',
  'category',
  'price',
  'order',
  'accounts',
  'settings',
  'message',
  'payment',
  'export',
  'quote',
  'synonym',
  'guide',
  'document',
  'promotion',
  'request',
  'samples',
  'plan',
  'webhook',
  'api_key',
] as const;
export type AuditEntity = (typeof ENTITIES)[number];
const ACTIONS = ['created', 'changed', 'removed'] as const;
type AuditAction = (typeof ACTIONS)[number];

export const AuditEntities = registerEnum<AuditEntity>('AuditEntity', 'A kind of object that staff change.', {
  user: 'An account.',
  product: 'A product, or one of its prices.',
  category: 'A category.',
  synonym: 'A search synonym.',
  price: 'A minimum charge.',
  order: 'An order, its money, boxes or messages.',
  accounts: 'A month of the accounts.',
  quote: 'A saved quote.',
  request: 'A request: its state, answers and offers.',
  payment: 'A payment with an open issue.',
  settings: 'The settings, including services and custom-box rates.',
  promotion: 'A promotion.',
  samples: 'The sample orders.',
  plan: 'A planned price change.',
  guide: 'Guide of a destination: transit times, charges, goods, containers.',
  document: 'A document: its draft, or a published version.',
  message: 'A message of the mailbox: resent or closed.',
  export: 'A list downloaded as a file.',
  api_key: 'A key with which a program acts for a member of staff.',
  webhook: 'A receiver of webhooks, or a delivery sent by hand.',
});

const AuditActions = registerEnum<AuditAction>('AuditAction', 'An action of staff on an object.', {
  created: 'It was created.',
  changed: 'Some of its fields were changed.',
  removed: 'It was deleted or hidden from every list.',
});

@ObjectType({ description: 'One changed field.' })
export class AuditChange {
  @Field({ description: 'Name of the stored field; amounts are in pence.' }) field: string;
  @Field(() => String, {
    nullable: true,
    description: 'The previous value, as JSON unless it is text; null when there was none.',
  })
  before: string | null;
  @Field(() => String, { nullable: true, description: 'New value, as JSON unless text; null when removed.' })
  after: string | null;
}

@Entity({ tableName: 'audit_entries' })
@Indexed('audit_entries_of_entity', '(entity, entity_id, id)')
@Indexed('audit_entries_of_actor', '(actor_id, id)')
@Indexed('audit_entries_of_request', '(request_id)')
@Indexed('audit_entries_of_label', '(lower(label))')
@Indexed('audit_entries_by_age', 'using brin (created_at)')
@Triggered('audit_entries_append_only', 'before update or truncate', REFUSED)
@Triggered('audit_entries_stays', 'before delete', REFUSED_FOR_SIX_YEARS)
@Searched('audit_entries_by_words')
@ObjectType({ description: 'An entry of the audit log: one action of staff.' })
export class AuditEntry {
  @Field(() => ID, { description: 'The id; rises with every entry.' })
  @column.serial()
  id: number;

  @Field(() => Date, { description: 'When it happened.' })
  @column.moment({ defaultRaw: 'now()' })
  createdAt: Date;

  @Field(() => ID, { description: "Id of the actor's account." })
  @column.uuid()
  actorId: string;

  @Field({ description: 'Name of the API key that acted for the actor; empty in a session.' })
  @column.text({ defaultRaw: "coalesce(current_setting('audit.key', true), '')" })
  keyName: string;

  @Field({ description: "The actor's current name; empty when unknown." }) actorName: string;
  @Field({ description: "The actor's current email address; empty when unknown." }) actorEmail: string;
  @Field(() => AuditActions, { description: 'The action.' })
  @column.choice(ACTIONS)
  action: AuditAction;

  @Field(() => AuditEntities, { description: 'Kind of object.' })
  @column.choice(ENTITIES)
  entity: AuditEntity;

  @Field({ description: 'Id of the object; `1` for the settings.' })
  @column.text()
  entityId: string;

  @Field({ description: 'Name of the object at that time; empty for the settings.' })
  @column.text()
  label: string;

  @column.json() before: Readonly<Record<string, unknown>>;
  @column.json() after: Readonly<Record<string, unknown>>;
  @Field({ description: 'Id of the HTTP request, from X-Request-Id.' })
  @column.text()
  requestId: string;

  @FoundBy({ texts: ['label'], codes: ['label'] }) foundBy?: string;
}
