import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp } from '@mikro-orm/postgresql';
import type { LegalKind, LegalVersion } from '../../rules/legal-documents.js';

/** One version of a document. Written once; the database refuses changes. */
@Entity({ tableName: 'legal_documents' })
export class LegalDocumentRecord implements LegalVersion {
  [PrimaryKeyProp]?: ['kind', 'version'];

  @PrimaryKey({ type: 'text' })
  kind: LegalKind;

  @PrimaryKey({ type: 'integer' })
  version: number;

  /** Markdown. */
  @Property({ type: 'text' })
  text: string;

  /** For staff; may be empty. */
  @Property({ type: 'text' })
  note: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  publishedAt: Date;
}

/** What staff are writing of the next version; one row for each kind, from the start. */
@Entity({ tableName: 'legal_drafts' })
export class LegalDraftRecord {
  @PrimaryKey({ type: 'text' })
  kind: LegalKind;

  /** Null when there is no draft. */
  @Property({ type: 'text', nullable: true })
  text: (string & Opt) | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  savedAt: (Date & Opt) | null = null;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: number & Opt;
}
