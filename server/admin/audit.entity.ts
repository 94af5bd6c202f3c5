import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';
import { FoundBy, Searched } from '../db/schema/search.schema.js';
import { REFUSED, REFUSED_FOR_SIX_YEARS, Triggered } from '../db/triggers.js';

@Entity({ tableName: 'audit_entries' })
@Indexed('audit_entries_of_entity', '(entity, entity_id, id)')
@Indexed('audit_entries_of_actor', '(actor_id, id)')
@Indexed('audit_entries_of_request', '(request_id)')
@Indexed('audit_entries_of_label', '(lower(label))')
@Indexed('audit_entries_by_age', 'using brin (created_at)')
@Triggered('audit_entries_append_only', 'before update or truncate', REFUSED)
@Triggered('audit_entries_stays', 'before delete', REFUSED_FOR_SIX_YEARS)
@Searched('audit_entries_by_words')
export class AuditEntry {
  @column.serial() id: number;
  @column.moment({ defaultRaw: 'now()' }) createdAt: Date;
  @column.uuid() actorId: string;
  @column.choice(['created', 'changed', 'removed']) action: 'created' | 'changed' | 'removed';
  @column.choice([
    'user',
    'product',
    'category',
    'price',
    'order',
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
  ])
  entity:
    | 'user'
    | 'product'
    | 'category'
    | 'price'
    | 'order'
    | 'settings'
    | 'message'
    | 'payment'
    | 'export'
    | 'quote'
    | 'synonym'
    | 'guide'
    | 'document'
    | 'promotion'
    | 'request'
    | 'samples';
  @column.text() entityId: string;
  @column.text() label: string;
  @column.json() before: object;
  @column.json() after: object;
  @column.text() requestId: string;
  @FoundBy({ texts: ['label'], codes: ['label'] }) foundBy?: string;
}
