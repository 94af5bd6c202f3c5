import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { MoneyField } from '../../../platform/values/money.js';
import { User } from '../user.entity.js';
import type { ConsentPlace } from './newsletter.entity.js';
import type { NewsletterState } from './newsletter.store.js';

export const ConsentPlaces = registerEnum<ConsentPlace>(
  'ConsentPlace',
  'Where a choice about the newsletter was made.',
  {
    register: 'In the sign-up form.',
    account: 'On the page of the account.',
    email: 'By a link in an email.',
  },
);

const NewsletterStates = registerEnum<NewsletterState>('NewsletterState', 'How far a consent has come.', {
  asked: 'Turned on, and not confirmed by the link in an email yet; no mailing is sent.',
  confirmed: 'Confirmed by the link in an email.',
  stopped: 'Turned off.',
});

@ObjectType({ description: "A customer's orders so far, in figures." })
export class AccountSummary {
  @Field(() => Int, { description: 'All orders, cancelled ones too.' }) totalOrders: number;
  @Field(() => Int, { description: 'Delivered orders.' }) deliveredOrders: number;
  @MoneyField('totalSpent', { description: 'Payments for orders minus refunds.' }) spentPence: number;
  @Field({
    description: 'Called a Premium Customer: from `premiumFrom` delivered orders. It changes no price.',
  })
  isPremium: boolean;
  @Field(() => Int, {
    description: 'How many delivered orders make a Premium Customer; 0 when everybody is one.',
  })
  premiumFrom: number;
}

@ObjectType({ description: 'One newsletter choice on record.' })
export class ConsentEntry {
  @Field({ description: 'On or off.' }) isOn: boolean;
  @Field(() => ConsentPlaces, { description: 'Where it was made.' }) givenAt: ConsentPlace;
  @Field({ description: 'Version of the wording that was agreed to.' }) wording: string;
  @Field(() => Date, { description: 'When it was made.' }) createdAt: Date;
}

@ObjectType({ description: 'The newsletter choice of an account, with each consent on record.' })
export class NewsletterChoice {
  @Field({ description: 'Whether the user wants it.' }) isOn: boolean;
  @Field(() => NewsletterStates, {
    nullable: true,
    description: 'How far the consent has come; null before any choice.',
  })
  state: NewsletterState | null;
  @Field({ description: 'The wording to agree to.' }) words: string;
  @Field(() => [ConsentEntry], { description: 'Choices, the latest 20, newest first.' })
  history: ConsentEntry[];
}

@ObjectType({ description: 'A profile as it is after a change.' })
export class ProfileUpdate {
  @Field(() => User, { description: 'The person as they are now.' }) user: User;
  @Field(() => String, {
    nullable: true,
    description: 'A new token when a new email address has ended every session; else null.',
  })
  token: string | null;
}

@ObjectType({ description: 'All stored data about the signed-in user.' })
export class DataExport {
  @Field({ description: 'Name of the file.' }) fileName: string;
  @Field({ description: 'The file: a JSON document.' }) json: string;
}
