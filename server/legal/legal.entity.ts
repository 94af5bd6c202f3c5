import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp } from '@mikro-orm/postgresql';
import type { LegalKind, LegalVersion } from '../../rules/legal-documents.js';
import { column, Indexed } from '../db/column.js';
import { Audited, REFUSED, TellsCatalogue, Triggered, Versioned } from '../db/triggers.js';

/** One version of a document. Written once; the database refuses changes. */
@Entity({ tableName: 'legal_documents' })
@Audited('document', 'kind')
@Triggered('legal_documents_stay', 'before update or delete or truncate', REFUSED)
@TellsCatalogue('insert')
export class LegalDocumentRecord implements LegalVersion {
  [PrimaryKeyProp]?: ['kind', 'version'];
  @column.choice(['terms', 'privacy', 'delivery', 'prohibited_goods'], { primary: true }) kind: LegalKind;
  @column.int({ primary: true, check: 'version > 0' }) version: number;
  /** Markdown. */
  @column.text({ check: "text ~ '\\S'" }) text: string;
  /** For staff; may be empty. */
  @column.text() note: string;
  @column.moment() publishedAt: Date;
}

/** What staff are writing of the next version; one row for each kind, from the start. */
@Entity({ tableName: 'legal_drafts' })
@Check({ name: 'legal_drafts_check', expression: '(text is null) = (saved_at is null)' })
@Audited('document', 'kind')
@Versioned()
export class LegalDraftRecord {
  @column.choice(['terms', 'privacy', 'delivery', 'prohibited_goods'], { primary: true }) kind: LegalKind;
  /** Null when there is no draft. */
  @column.text({ nullable: true, check: "text ~ '\\S'" }) text: (string & Opt) | null = null;
  @column.moment({ nullable: true }) savedAt: (Date & Opt) | null = null;
  /** Raised by the database at every change, from 1. */
  @column.version() version: number & Opt;
}

@Entity({ tableName: 'acceptances' })
@Indexed('acceptances_of_checkout', '(checkout_id, kind, version) where checkout_id is not null', {
  unique: true,
})
@Indexed('acceptances_of_user', '(user_id, id)')
@Triggered('acceptances_stay', 'before update or truncate', REFUSED)
export class AcceptanceRecord {
  @column.serial() id: number;
  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  /** None when somebody registers. */
  @column.refersTo('checkouts', { nullable: true, onDelete: 'cascade' }) checkoutId: string | null;
  @column.refersTo('legal_documents', { columns: ['kind', 'version'] }) document: [
    kind: LegalKind,
    version: number,
  ];
  @column.moment() acceptedAt: Date;
  /** The caller named the version that it showed, or named none: then the call accepts the current one. */
  @column.choice(['screen', 'call']) acceptedBy: 'screen' | 'call';
}
