import { Field, Int, ObjectType } from 'type-graphql';
import type { LegalKind } from '../../rules/legal-documents.js';
import { registerEnum } from '../shared/api/enums.js';
import { CacheableType } from '../shared/cache/cacheable.js';

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

@CacheableType()
@ObjectType({ description: 'A published version of a document; it never changes.' })
export class LegalDocument {
  @Field(() => LegalKinds, { description: 'Which document.' }) kind: LegalKind;
  @Field(() => Int, { description: 'From 1.' }) version: number;
  @Field({ description: 'Markdown.' }) text: string;
  @Field(() => Date, { description: 'In force since.' }) publishedAt: Date;
  @Field(() => Int, { description: 'The version in force now.' }) currentVersion: number;
}

@ObjectType({ description: 'A version that you agreed to.' })
export class Acceptance {
  @Field(() => LegalKinds, { description: 'Which document.' }) kind: LegalKind;
  @Field(() => Int, { description: 'The version.' }) version: number;
  @Field(() => Date, { description: 'When.' }) acceptedAt: Date;
  @Field(() => AcceptedBys, { description: 'How.' }) acceptedBy: AcceptedBy;
  @Field({ description: 'Before paying; otherwise when you registered.' }) isAtCheckout: boolean;
  @Field(() => String, { nullable: true, description: 'The order that was paid; null without one.' })
  orderNumber: string | null;
}

@ObjectType({ description: 'A version in the list of staff.' })
class PublishedVersion {
  @Field(() => Int, { description: 'From 1.' }) version: number;
  @Field(() => Date, { description: 'In force since.' }) publishedAt: Date;
  @Field({ description: 'For staff, such as who has checked the text; may be empty.' }) note: string;
}

@ObjectType({ description: 'A document with the draft of its next version.' })
export class EditedLegalDocument {
  @Field(() => LegalKinds, { description: 'Which document.' }) kind: LegalKind;
  @Field(() => String, { nullable: true, description: 'Markdown; null when there is no draft.' })
  draft: string | null;
  @Field(() => Date, { nullable: true, description: 'When the draft was saved; null without one.' })
  savedAt: Date | null;
  @Field(() => Int, {
    description: "Of the draft. Send it with a change, so that nobody else's is overwritten.",
  })
  version: number;
  @Field(() => [PublishedVersion], { description: 'The newest first.' })
  published: readonly PublishedVersion[];
}
