import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { RequestKind, RequestState } from '../../rules/requests.js';
import { DestinationKeys } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { Money } from '../shared/money.js';
import { CustomerRequest, RequestKinds, RequestStates } from './request.types.js';

@ObjectType({ description: 'A request, with what only staff see of it.' })
export class AdminRequest {
  @Field(() => ID, { description: 'The id of the request.' }) id: string;
  @Field(() => CustomerRequest, { description: 'The request.' }) request: CustomerRequest;
  @Field({ description: 'Who asks.' }) name: string;
  @Field({ description: 'Where the answer goes.' }) email: string;
  @Field({ description: 'Empty when none was given.' }) phone: string;
  @Field({ description: 'Whether it is of an account.' }) hasAccount: boolean;
  @Field(() => Date, { nullable: true, description: 'Since when the customer waits; null when nobody does.' })
  waitsSince: Date | null;
  @Field(() => [RequestStates], { description: 'The states that staff may move it to.' })
  moves: RequestState[];
  @Field(() => Int, { description: 'Rises with every change; for changes.' }) version: number;
}

@ObjectType({ description: 'A request in the list of staff.' })
export class AdminRequestRow {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field({ description: 'For the phone, such as R-10001.' }) reference: string;
  @Field(() => RequestKinds, { description: 'What is asked for.' }) kind: RequestKind;
  @Field(() => RequestStates, { description: 'How far it is.' }) state: RequestState;
  @Field(() => Date, { nullable: true, description: 'Since when the customer waits; null when nobody does.' })
  waitsSince: Date | null;
  @Field({ description: 'Who asks.' }) name: string;
  @Field({ description: 'Where the answer goes.' }) email: string;
  @Field(() => DestinationKeys, { nullable: true, description: 'Where to; null when not said.' })
  destination: DestinationKey | null;
  @Field(() => Money, { nullable: true, description: 'Of the cart that was sent; null without one.' })
  total: Money | null;
  @Field(() => Date, { description: 'When it was sent.' }) createdAt: Date;
}

@ObjectType({ description: 'One page of requests for staff.' })
export class AdminRequestPage extends pageOf(
  AdminRequestRow,
  'Newest first; when only those that wait, who has waited longest first.',
) {}
