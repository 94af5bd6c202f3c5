import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where a choice about the newsletter was made; `email` is a link in a message. */
export type ConsentPlace = 'register' | 'account' | 'email';

/** One choice about the newsletter, in the words it was made of. Written once; the database refuses changes. */
@Entity({ tableName: 'newsletter_consents' })
export class NewsletterConsent {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'boolean' })
  isOn: boolean;

  @Property({ type: 'text' })
  givenAt: ConsentPlace;

  /** Version of the words; see rules/people/newsletter.ts. */
  @Property({ type: 'text' })
  wording: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
