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

export const RequestKinds = registerEnum<RequestKind>('RequestKind', 'Kind of a request.', {
  container: 'A container for one customer alone.',
  survey: 'A survey of the goods, at home or by video.',
  price_match: "A match of another company's price.",
  question: 'A question.',
  call: 'A quote that staff made, for a caller.',
});

export const RequestStates = registerEnum<RequestState>('RequestState', 'State of a request.', {
  new: 'Staff have not answered it.',
  answered: 'Staff have answered.',
  offered: 'Staff have offered a price, as a saved quote.',
  won: 'It led to a booking.',
  lost: 'It led to no booking.',
});

@ObjectType({ description: 'Shipment of a request: the cart at that time, with its prices.' })
export class RequestShipment {
  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' }) destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Name of the service at that time.' }) serviceName: string;
  @Field({ description: 'The UK city of collection; empty when it was not entered.' }) fromCity: string;
  @Field({ description: 'City of delivery; empty when it was not entered.' }) toCity: string;
  @Field(() => [PlacedLine], { description: 'Lines of the shipment.' }) lines: readonly LineSnapshot[];
  @Field(() => Quote, { description: 'Parts of the total at that time.' }) quote: Sums;
}

@ObjectType({ description: "Another company's offer, as the customer entered it." })
export class OtherOffer {
  @Field({ description: 'Name of the company.' }) company: string;
  @Field(() => ServiceLevels, { description: 'Our service that is comparable.' })
  service: ServiceLevel;
  @Field(() => Float, { description: 'Volume of the offer in cubic centimetres.' }) volumeCm3: number;
  @Field(() => Money, { description: "The company's full price." }) total: Money;
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
  @Field({ description: 'The number to quote on the phone, such as R-10001.' }) reference: string;
  @Field(() => RequestKinds, { description: 'Kind of request.' }) kind: RequestKind;
  @Field(() => RequestStates, { description: 'Its state.' }) state: RequestState;
  @Field(() => DestinationKeys, { nullable: true, description: 'The destination; null when not given.' })
  destination: DestinationKey | null;
  @Field(() => String, { nullable: true, description: 'The month of the survey, YYYY-MM.' })
  surveyMonth: string | null;
  @Field(() => RequestShipment, { nullable: true, description: 'The shipment; null when no cart was sent.' })
  shipment: RequestShipment | null;
  @Field(() => OtherOffer, { nullable: true, description: "The other company's offer, for a price match." })
  otherOffer: OtherOffer | null;
  @Field(() => String, {
    nullable: true,
    description: "Reference of the saved quote that staff created it from; null for a customer's request.",
  })
  ofQuote: string | null;
  @Field(() => Attachment, { nullable: true, description: 'The attached file; null without one.' })
  file: Attachment | null;
  @Field(() => Date, { description: 'When it was sent.' }) createdAt: Date;

  @Field(() => String, { nullable: true, description: "Staff: the customer's name." }) name?: string;
  @Field(() => String, { nullable: true, description: "Staff: the customer's email address." })
  email?: string;
  @Field(() => String, { nullable: true, description: 'Staff: phone number; empty without one.' })
  phone?: string;
  @Field(() => Boolean, { nullable: true, description: 'Staff: whether it belongs to an account.' })
  hasAccount?: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'Staff: since when the customer waits for an answer; null when nobody does.',
  })
  waitsSince?: Date | null;
  @Field(() => [RequestStates], { nullable: true, description: 'Staff: the states it can move to.' })
  moves?: RequestState[];
  @Field(() => Int, { nullable: true, description: 'Staff: rises with every change; send it with a change.' })
  version?: number;
}

@ObjectType({ description: 'One page of requests.' })
export class RequestPage extends pageOf(
  Request,
  'The requests, newest first; with `waitingDays`, the longest wait first.',
) {}

@ObjectType({ description: 'Confirmation of a request.' })
export class RequestReceipt {
  @Field({ description: "Number to quote on the phone, such as R-10001; for a repeat the first one's." })
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
