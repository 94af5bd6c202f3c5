import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { MoneyField } from '../../../platform/values/money.js';
import { User } from '../user.entity.js';
import type { ConsentPlace } from './newsletter.entity.js';
import type { NewsletterState } from './newsletter.store.js';

export const ConsentPlaces = registerEnum<ConsentPlace>(
  'ConsentPlace',
  'Where a newsletter choice was made.',
  {
    register: 'In the registration form.',
    account: 'On the account page.',
    email: 'By a link in an email.',
  },
);

const NewsletterStates = registerEnum<NewsletterState>('NewsletterState', 'State of a consent.', {
  asked: 'Turned on, but not confirmed by the link in an email yet; no mailing is sent.',
  confirmed: 'Confirmed by the link in an email.',
  stopped: 'Turned off.',
});

@ObjectType({ description: "Figures of a customer's orders." })
export class AccountSummary {
  @Field(() => Int, { description: 'Number of orders, cancelled ones included.' }) totalOrders: number;
  @Field(() => Int, { description: 'Number of delivered orders.' }) deliveredOrders: number;
  @MoneyField('totalSpent', { description: 'All payments for orders minus refunds.' }) spentPence: number;
  @Field({ description: 'Whether the customer is a Premium Customer, from `premiumFrom` delivered orders.' })
  isPremium: boolean;
  @Field(() => Int, { description: 'Delivered orders that make a Premium Customer; 0 for everybody.' })
  premiumFrom: number;
}

@ObjectType({ description: 'One recorded newsletter choice.' })
export class ConsentEntry {
  @Field({ description: 'Whether the newsletter was turned on.' }) isOn: boolean;
  @Field(() => ConsentPlaces, { description: 'Where the choice was made.' }) givenAt: ConsentPlace;
  @Field({ description: 'Version of the wording agreed to.' }) wording: string;
  @Field(() => Date, { description: 'When the choice was made.' }) createdAt: Date;
}

@ObjectType({ description: 'The newsletter choice of an account, with each consent on record.' })
export class NewsletterChoice {
  @Field({ description: 'Whether the user wants the newsletter.' }) isOn: boolean;
  @Field(() => NewsletterStates, {
    nullable: true,
    description: 'State of the consent; null before any choice.',
  })
  state: NewsletterState | null;
  @Field({ description: 'The wording to agree to.' }) words: string;
  @Field(() => [ConsentEntry], { description: 'The latest 20 choices, newest first.' })
  history: ConsentEntry[];
}

@ObjectType({ description: 'The profile after a change.' })
export class ProfileUpdate {
  @Field(() => User, { description: 'The user after the change.' }) user: User;
  @Field(() => String, {
    nullable: true,
    description: 'A new token when a new email address has ended every session; null otherwise.',
  })
  token: string | null;
}

@ObjectType({ description: 'All stored data about the signed-in user.' })
export class DataExport {
  @Field({ description: 'The file name.' }) fileName: string;
  @Field({ description: 'The file as a JSON document.' }) json: string;
}
