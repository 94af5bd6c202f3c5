import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../../platform/db/column.js';
import { Triggered } from '../../../platform/db/triggers.js';

/** The place of a choice about the newsletter; `email` is a link in a message. */
export type ConsentPlace = 'register' | 'account' | 'email';

/** One choice about the newsletter, with its wording. Written once; the database refuses changes. */
@Entity({ tableName: 'newsletter_consents' })
@Indexed('newsletter_consents_of_user', '(user_id, created_at desc, id)')
@Triggered(
  'newsletter_consents_stay',
  'before update',
  'for each row execute function refuse_consent_change()',
)
export class NewsletterConsent {
  @column.id() id: string;
  @column.refersTo('users', { onDelete: 'cascade' }) userId: string;
  @column.bool() isOn: boolean;
  @column.choice(['register', 'account', 'email']) givenAt: ConsentPlace;
  /** Version of the wording; see rules/people/newsletter.ts. */
  @column.text() wording: string;
  @column.moment() createdAt: Date;
}
