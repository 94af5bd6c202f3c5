import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../shared/api/enums.js';

export type AuditEntity =
  | 'request'
  | 'samples'
  | 'user'
  | 'product'
  | 'category'
  | 'synonym'
  | 'price'
  | 'order'
  | 'quote'
  | 'payment'
  | 'settings'
  | 'guide'
  | 'document'
  | 'promotion'
  | 'message'
  | 'export';

export type AuditAction = 'created' | 'changed' | 'removed';

export const AuditEntities = registerEnum<AuditEntity>('AuditEntity', 'What staff did something to.', {
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

@ObjectType({ description: 'One part of what was changed.' })
export class AuditChange {
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

@ObjectType({ description: 'Something staff did.' })
export class AuditEntry {
  @Field(() => ID, { description: 'The id; rises with every entry.' }) id: string;
  @Field(() => Date, { description: 'When it was done.' }) createdAt: Date;
  @Field(() => ID, { description: 'The account of who did it.' }) actorId: string;
  @Field({ description: 'Their name now; empty when unknown.' }) actorName: string;
  @Field({ description: 'Their email address now; empty when unknown.' }) actorEmail: string;
  @Field(() => AuditActions, { description: 'What was done.' }) action: AuditAction;
  @Field(() => AuditEntities, { description: 'To what kind of thing.' }) entity: AuditEntity;
  @Field({ description: 'To which of them; `1` for the settings.' }) entityId: string;
  @Field({ description: 'Its name then; empty for the settings.' }) label: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
  @Field({ description: 'The request it was done in, from X-Request-Id.' }) requestId: string;
}
