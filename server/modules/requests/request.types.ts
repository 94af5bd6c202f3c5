import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import { REQUEST_MOVES, type RequestKind, type RequestState } from '../../../rules/requests.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../platform/api/enums.js';
import { pageOf } from '../../platform/api/pagination.js';
import { Money, money } from '../../platform/values/money.js';
import { Attachment } from '../files/attachment.types.js';
import type { Conversation } from '../orders/conversation/conversation.types.js';
import { type LineSnapshot, PlacedLine } from '../quotes/placed-line.js';
import { Quote, type Sums } from '../quotes/quote.types.js';
import type { RequestRow } from './request.store.js';

export const RequestKinds = registerEnum<RequestKind>('RequestKind', 'What a request asks for.', {
  container: "A container of one's own.",
  survey: 'A visit, at home or by video, that measures the shipment.',
  price_match: "A price that matches another company's.",
  question: 'An answer.',
});

export const RequestStates = registerEnum<RequestState>('RequestState', 'How far a request is.', {
  new: 'Nobody has answered it.',
  answered: 'Staff have answered.',
  offered: 'Staff have offered a price, as a saved quote.',
  won: 'It became a booking.',
  lost: 'It became none.',
});

@ObjectType({ description: 'What a request was made for: a cart as it was then, with its prices.' })
export class RequestShipment {
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'The name of the service then.' }) serviceName: string;
  @Field({ description: 'Where it is collected, in the UK; empty when not entered.' }) fromCity: string;
  @Field({ description: 'Where it goes; empty when not entered.' }) toCity: string;
  @Field(() => [PlacedLine], { description: 'What is shipped.' }) lines: readonly LineSnapshot[];
  @Field(() => Quote, { description: 'The parts of its total then.' }) quote: Sums;
}

@ObjectType({ description: "Another company's offer, as its customer typed it." })
export class OtherOffer {
  @Field({ description: 'Who made it.' }) company: string;
  @Field(() => ServiceLevels, { description: 'The service of ours that theirs is like.' })
  service: ServiceLevel;
  @Field(() => Float, { description: 'The volume it is for, in cubic centimetres.' }) volumeCm3: number;
  @Field(() => Money, { description: 'All that they charge.' }) total: Money;
}

@ObjectType({ description: 'A request, as its customer and staff see it.' })
export class Request {
  /** Not part of the schema: the account that sent it. */
  userId: string | null;
  /** Not part of the schema: the saved quote that staff offered. */
  offerId: string | null;
  /** Not part of the schema: its conversation. */
  thread: Conversation;

  @Field(() => ID, { description: 'The id; gives no access.' }) id: string;
  @Field({ description: 'For the phone, such as R-10001.' }) reference: string;
  @Field(() => RequestKinds, { description: 'What is asked for.' }) kind: RequestKind;
  @Field(() => RequestStates, { description: 'How far it is.' }) state: RequestState;
  @Field(() => DestinationKeys, { nullable: true, description: 'Where to; null when not said.' })
  destination: DestinationKey | null;
  @Field(() => String, { nullable: true, description: 'The month of the survey, YYYY-MM.' })
  surveyMonth: string | null;
  @Field(() => RequestShipment, { nullable: true, description: 'Null when no cart was sent.' })
  shipment: RequestShipment | null;
  @Field(() => OtherOffer, { nullable: true, description: 'Of a price match.' })
  otherOffer: OtherOffer | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number of the saved quote that staff made it of; null for what a customer sent.',
  })
  ofQuote: string | null;
  @Field(() => Attachment, { nullable: true, description: 'Null when none was sent.' })
  file: Attachment | null;
  @Field(() => Date, { description: 'When it was sent.' }) createdAt: Date;

  @Field(() => String, { nullable: true, description: 'Staff: who asks.' }) name?: string;
  @Field(() => String, { nullable: true, description: 'Staff: where the answer goes.' }) email?: string;
  @Field(() => String, { nullable: true, description: 'Staff: empty when none was given.' }) phone?: string;
  @Field(() => Boolean, { nullable: true, description: 'Staff: whether it is of an account.' })
  hasAccount?: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'Staff: since when the customer waits; null when nobody does.',
  })
  waitsSince?: Date | null;
  @Field(() => [RequestStates], {
    nullable: true,
    description: 'Staff: the states that they may move it to.',
  })
  moves?: RequestState[];
  @Field(() => Int, { nullable: true, description: 'Staff: rises with every change; for changes.' })
  version?: number;
}

@ObjectType({ description: 'One page of requests.' })
export class RequestPage extends pageOf(
  Request,
  'Newest first; when only those that wait, who has waited longest first.',
) {}

@ObjectType({ description: 'What becomes of a request that was sent.' })
export class RequestReceipt {
  @Field({ description: 'For the phone, such as R-10001; of the first one when it was sent before.' })
  reference: string;
}

/** A request as GraphQL shows it to its customer, or with staff's fields to a member of staff. */
export function toRequest(row: RequestRow, staffId: string | null = null): Request {
  const { id, reference, kind, state, destination, surveyMonth, ofQuote, file, createdAt } = row;
  const { shipment, otherOffer, offer, messageCount, name, email, phone, userId, waitsSince, version } = row;
  const isStaff = staffId !== null;
  return {
    ...{ id, reference, kind, state, destination, surveyMonth, ofQuote, file, createdAt, userId },
    offerId: offer?.id ?? null,
    shipment: shipment && { ...shipment, quote: shipment },
    otherOffer: otherOffer && { ...otherOffer, total: money(otherOffer.totalPence) },
    thread: { id, readerId: staffId, isStaff, count: messageCount, unread: 0, seenAt: null, unanswered: 0 },
    ...(isStaff && { name, email, phone, hasAccount: userId !== null, waitsSince, version }),
    // `offered` is reached by making an offer, not by a move.
    ...(isStaff && { moves: REQUEST_MOVES[state].filter((next) => next !== 'offered') }),
  };
}
