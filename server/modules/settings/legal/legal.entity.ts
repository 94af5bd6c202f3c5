import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { type Opt, PrimaryKeyProp } from '@mikro-orm/postgresql';
import { Field, Int, ObjectType } from 'type-graphql';
import { LEGAL_KINDS, type LegalKind, type LegalVersion } from '../../../../rules/legal-documents.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { CacheableType } from '../../../platform/cache/cacheable.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, NotifiesCatalogue, REFUSED, Triggered, Versioned } from '../../../platform/db/triggers.js';

/** The caller named the version that it showed, or named none and accepted by calling. */
export type AcceptedBy = 'screen' | 'call';

export const LegalKinds = registerEnum<LegalKind>('LegalKind', 'Legal documents of the shop.', {
  terms: 'Terms and conditions.',
  privacy: 'The privacy policy.',
  delivery: 'Terms of collection, delivery, changes and cancellation.',
  prohibited_goods: 'The prohibited goods.',
});
const AcceptedBys = registerEnum<AcceptedBy>('AcceptedBy', 'How a user agreed to a document.', {
  screen: 'The API call named the version that the screen showed.',
  call: 'The API call named no version, so it accepted the current one.',
});

/** One version of a document. Written once; the database refuses changes. */
@Entity({ tableName: 'legal_documents' })
@Audited('document', 'kind')
@Triggered('legal_documents_stay', 'before update or delete or truncate', REFUSED)
@NotifiesCatalogue('insert')
@CacheableType()
@ObjectType({ description: 'A published version of a document; it never changes.' })
export class LegalDocument implements LegalVersion {
  [PrimaryKeyProp]?: ['kind', 'version'];
  @Field(() => LegalKinds, { description: 'The document.' })
  @column.choice(LEGAL_KINDS, { primary: true })
  kind: LegalKind;

  @Field(() => Int, { description: 'Version of the document, from 1.' })
  @column.int({ primary: true, check: 'version > 0' })
  version: number;

  @Field({ description: 'The text in Markdown.' })
  @column.text({ check: "text ~ '\\S'" })
  text: string;

  /** Note for staff; may be empty. */
  @column.text() note: string;
  @Field(() => Date, { description: 'When it was published and came into force.' })
  @column.moment()
  publishedAt: Date;

  @Field(() => Int, { description: 'The version in force now.' }) currentVersion?: number;
}

@ObjectType({ description: 'A published version of a document, for staff.' })
class PublishedVersion {
  @Field(() => Int, { description: 'Version of the document, from 1.' }) version: number;
  @Field(() => Date, { description: 'When it was published and came into force.' }) publishedAt: Date;
  @Field({ description: 'A note for staff, such as who checked the text; may be empty.' }) note: string;
}

/** The staff's draft of the next version; one row for each kind, from the start. */
@Entity({ tableName: 'legal_drafts' })
@Check({ name: 'legal_drafts_check', expression: '(text is null) = (saved_at is null)' })
@Audited('document', 'kind')
@Versioned()
@ObjectType({ description: 'A document with the draft of its next version.' })
export class EditedLegalDocument {
  @Field(() => LegalKinds, { description: 'The document.' })
  @column.choice(LEGAL_KINDS, { primary: true })
  kind: LegalKind;

  @Field(() => String, {
    name: 'draft',
    nullable: true,
    description: 'The draft in Markdown; null without one.',
  })
  @column.text({ nullable: true, check: "text ~ '\\S'" })
  text: (string & Opt) | null = null;

  @Field(() => Date, { nullable: true, description: 'When the draft was saved; null without one.' })
  @column.moment({ nullable: true })
  savedAt: (Date & Opt) | null = null;

  @Field(() => Int, {
    description: "Version of the draft. Send it with a change, so that nobody else's is overwritten.",
  })
  @column.version()
  version: number & Opt;

  @Field(() => [PublishedVersion], { description: 'The published versions, newest first.' })
  published?: readonly PublishedVersion[];
}

@ObjectType({ description: 'A document version that the user agreed to.' })
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

  @Field(() => LegalKinds, { description: 'The document.' })
  get kind(): LegalKind {
    return this.document[0];
  }

  @Field(() => Int, { description: 'Version of the document.' })
  get version(): number {
    return this.document[1];
  }

  @Field(() => Date, { description: 'When the user agreed.' })
  @column.moment()
  acceptedAt: Date;

  /** The caller named the version that it showed, or named none: then the call accepts the current one. */
  @Field(() => AcceptedBys, { description: 'How the user agreed.' })
  @column.choice(['screen', 'call'])
  acceptedBy: AcceptedBy;

  @Field({ description: 'True when agreed at checkout, false when agreed at registration.' })
  get isAtCheckout(): boolean {
    return this.checkoutId !== null;
  }

  @Field(() => String, { nullable: true, description: 'Order number; null without an order.' })
  orderNumber?: string | null;
}
