import { Field, Float, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { MoneyField } from '../../platform/values/money.js';

@ObjectType({ description: 'The collections of a day.' })
class DayLoad {
  @Field(() => Int, { description: 'Number of orders to collect.' }) stops: number;
  @Field(() => Float, { description: 'The total volume in cubic centimetres.' }) volumeCm3: number;
  @Field(() => Int, { description: 'Number of stops already collected.' }) collected: number;
}

@ObjectType({ description: 'The figures that staff need in the morning.' })
export class DashboardMorning {
  @Field(() => Date, { description: 'Start of yesterday in London, from which everything counts as new.' })
  since: Date;
  @Field(() => Int, { description: 'Number of new orders.' }) newOrders: number;
  @MoneyField('newOrdersTotal', { description: 'Total price of the new orders.' }) newOrdersPence: number;
  @Field(() => Int, { description: 'Number of new requests.' }) newRequests: number;
  @Field(() => Int, { description: 'Number of new customer messages on orders.' }) newMessages: number;
  @Field(() => Int, { description: 'Number of new refunds.' }) newRefunds: number;
  @MoneyField('newRefundsTotal', { description: 'Total amount of the new refunds.' }) newRefundsPence: number;
  @Field(() => DayLoad, { description: 'Collections of today.' }) today: DayLoad;
  @Field(() => DayLoad, { description: 'Collections of tomorrow.' }) tomorrow: DayLoad;
  @Field(() => Int, { description: 'Number of paid orders in processing whose collection day is past.' })
  missedCollections: number;
  @Field(() => Int, { description: 'Number of orders under way past their promised delivery days.' })
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

const SetupKinds = registerEnum<SetupKind>('SetupKind', 'A step of setting up a new shop.', {
  company: "The company's own details on invoices.",
  mail: 'A mail server, so that messages are sent.',
  payments: "Stripe's live keys, so that cards are charged.",
  collections: 'Regions and hours of collections.',
  destinations: 'Facts of destinations that have to be confirmed.',
  documents: 'The terms and other legal documents, published by the owner.',
  colleague: 'A second member of staff.',
});

@ObjectType({ description: 'A step of setting up a shop, derived from its data.' })
export class SetupStep {
  @Field(() => SetupKinds, { description: 'The step.' }) kind: SetupKind;
  @Field({ description: 'Whether it is done.' }) isDone: boolean;
  @Field(() => Int, { description: 'Number of emails, destinations or documents left; 0 for other steps.' })
  left: number;
}
