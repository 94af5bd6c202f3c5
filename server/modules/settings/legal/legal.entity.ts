import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { LEGAL_KINDS, type LegalKind, type LegalVersion } from '../../../../rules/legal-documents.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { CacheableType } from '../../../platform/cache/cacheable.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, REFUSED, TellsCatalogue, Triggered, Versioned } from '../../../platform/db/triggers.js';

/** The caller named the version that it showed, or named none and accepted by calling. */
export type AcceptedBy = 'screen' | 'call';

export const LegalKinds = registerEnum<LegalKind>('LegalKind', 'The documents of the shop.', {
  terms: 'Terms and conditions.',
  privacy: 'What we know of people, why, and how long.',
  delivery: 'Collection, delivery, changes and cancellation.',
  prohibited_goods: 'What may not be sent.',
});
const AcceptedBys = registerEnum<AcceptedBy>('AcceptedBy', 'How somebody agreed.', {
  screen: 'The caller named the version that it showed.',
  call: 'The caller named none, so the call accepted the current one.',
});

/** One version of a document. Written once; the database refuses changes. */
@Entity({ tableName: 'legal_documents' })
@Audited('document', 'kind')
@Triggered('legal_documents_stay', 'before update or delete or truncate', REFUSED)
@TellsCatalogue('insert')
@CacheableType()
@ObjectType({ description: 'A published version of a document; it never changes.' })
export class LegalDocument implements LegalVersion {
  [PrimaryKeyProp]?: ['kind', 'version'];
  @Field(() => LegalKinds, { description: 'Which document.' })
  @column.choice(LEGAL_KINDS, { primary: true })
  kind: LegalKind;

  @Field(() => Int, { description: 'From 1.' })
  @column.int({ primary: true, check: 'version > 0' })
  version: number;

  @Field({ description: 'Markdown.' })
  @column.text({ check: "text ~ '\\S'" })
  text: string;

  /** Note for staff; may be empty. */
  @column.text() note: string;
  @Field(() => Date, { description: 'In force since.' })
  @column.moment()
  publishedAt: Date;

  @Field(() => Int, { description: 'The version in force now.' }) currentVersion?: number;
}

@ObjectType({ description: 'A version in the list of staff.' })
class PublishedVersion {
  @Field(() => Int, { description: 'From 1.' }) version: number;
  @Field(() => Date, { description: 'In force since.' }) publishedAt: Date;
  @Field({ description: 'For staff, such as who has checked the text; may be empty.' }) note: string;
}

/** The staff's draft of the next version; one row for each kind, from the start. */
@Entity({ tableName: 'legal_drafts' })
@Check({ name: 'legal_drafts_check', expression: '(text is null) = (saved_at is null)' })
@Audited('document', 'kind')
@Versioned()
@ObjectType({ description: 'A document with the draft of its next version.' })
export class EditedLegalDocument {
  @Field(() => LegalKinds, { description: 'Which document.' })
  @column.choice(LEGAL_KINDS, { primary: true })
  kind: LegalKind;

  @Field(() => String, {
    name: 'draft',
    nullable: true,
    description: 'Markdown; null when there is no draft.',
  })
  @column.text({ nullable: true, check: "text ~ '\\S'" })
  text: (string & Opt) | null = null;

  @Field(() => Date, { nullable: true, description: 'When the draft was saved; null without one.' })
  @column.moment({ nullable: true })
  savedAt: (Date & Opt) | null = null;

  @Field(() => Int, {
    description: "Of the draft. Send it with a change, so that nobody else's is overwritten.",
  })
  @column.version()
  version: number & Opt;

  @Field(() => [PublishedVersion], { description: 'The newest first.' })
  published?: readonly PublishedVersion[];
}

@ObjectType({ description: 'A version that you agreed to.' })
@Entity({ tableName: 'acceptances' })
@Indexed('acceptances_of_checkout', '(checkout_id, kind, version) where checkout_id is not null', {
  unique: true,
})
@Indexed('acceptances_of_user', '(user_id, id)')
@Triggered('acceptances_stay', 'before update or truncate', REFUSED)
export class Acceptance {
  @column.serial() id: number;
  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  /** Null at registration. */
  @column.refersTo('checkouts', { nullable: true, onDelete: 'cascade' }) checkoutId: string | null;
  @column.refersTo('legal_documents', { columns: ['kind', 'version'] }) document: [
    kind: LegalKind,
    version: number,
  ];

  @Field(() => LegalKinds, { description: 'Which document.' })
  get kind(): LegalKind {
    return this.document[0];
  }

  @Field(() => Int, { description: 'The version.' })
  get version(): number {
    return this.document[1];
  }

  @Field(() => Date, { description: 'When.' })
  @column.moment()
  acceptedAt: Date;

  /** The caller named the version that it showed, or named none: then the call accepts the current one. */
  @Field(() => AcceptedBys, { description: 'How.' })
  @column.choice(['screen', 'call'])
  acceptedBy: AcceptedBy;

  @Field({ description: 'Before paying; otherwise when you registered.' })
  get isAtCheckout(): boolean {
    return this.checkoutId !== null;
  }

  @Field(() => String, { nullable: true, description: 'The order that was paid; null without one.' })
  orderNumber?: string | null;
}
