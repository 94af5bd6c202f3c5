import { Field, Float, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { MoneyField } from '../../platform/values/money.js';

@ObjectType({ description: 'The collections of a day.' })
class DayLoad {
  @Field(() => Int, { description: 'Orders to collect.' }) stops: number;
  @Field(() => Float, { description: 'What they hold.' }) volumeCm3: number;
  @Field(() => Int, { description: 'Stops whose goods were taken.' }) collected: number;
}

@ObjectType({ description: 'What staff ask first in the morning.' })
export class DashboardMorning {
  @Field(() => Date, { description: 'The beginning of yesterday in London; new is what came since.' })
  since: Date;
  @Field(() => Int, { description: 'Orders booked.' }) newOrders: number;
  @MoneyField('newOrdersTotal', { description: 'Their prices.' }) newOrdersPence: number;
  @Field(() => Int, { description: 'Requests of visitors and customers.' }) newRequests: number;
  @Field(() => Int, { description: 'Messages of customers on orders.' }) newMessages: number;
  @Field(() => Int, { description: 'Refunds asked for.' }) newRefunds: number;
  @MoneyField('newRefundsTotal', { description: 'Their amounts.' }) newRefundsPence: number;
  @Field(() => DayLoad, { description: 'To collect today.' }) today: DayLoad;
  @Field(() => DayLoad, { description: 'To collect tomorrow.' }) tomorrow: DayLoad;
  @Field(() => Int, { description: 'Paid orders in processing whose collection date is over.' })
  missedCollections: number;
  @Field(() => Int, { description: 'Orders under way past the days that were promised.' })
  lateDeliveries: number;
}

export type SetupKind =
  | 'company'
  | 'mail'
  | 'payments'
  | 'collections'
  | 'destinations'
  | 'documents'
  | 'colleague';

const SetupKinds = registerEnum<SetupKind>('SetupKind', 'A step before a new shop can trade.', {
  company: "The company's own details on invoices.",
  mail: 'A mail server, so that messages are sent.',
  payments: "Stripe's live keys, so that cards are charged.",
  collections: 'Where and until when collections are booked.',
  destinations: 'Facts of destinations that are to be confirmed.',
  documents: 'Terms and the other documents, published by the owner.',
  colleague: 'A second person of the staff.',
});

@ObjectType({ description: 'One step of setting up a shop, judged by the facts.' })
export class SetupStep {
  @Field(() => SetupKinds, { description: 'Which.' }) kind: SetupKind;
  @Field({ description: 'Whether the facts say that it is done.' }) isDone: boolean;
  @Field(() => Int, {
    description: 'How many emails, destinations or documents are left; 0 for other steps.',
  })
  left: number;
}
