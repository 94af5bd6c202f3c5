import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';
import type { RequestKind, RequestState } from '../../rules/requests.js';
import { PlacedLine } from '../orders/placed-line.js';
import { Quote } from '../quotes/quote.types.js';
import type { QuoteStatus } from '../saved-quotes/saved-quote.entity.js';
import { QuoteStatuses } from '../saved-quotes/saved-quote-view.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { Money } from '../shared/money.js';
import { Attachment } from '../uploads/attachments/attachment.types.js';

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
  @Field(() => [PlacedLine], { description: 'What is shipped.' }) lines: PlacedLine[];
  @Field(() => Quote, { description: 'The parts of its total then.' }) quote: Quote;
}

@ObjectType({ description: "Another company's offer, as its customer typed it." })
export class OtherOffer {
  @Field({ description: 'Who made it.' }) company: string;
  @Field(() => ServiceLevels, { description: 'The service of ours that theirs is like.' })
  service: ServiceLevel;
  @Field(() => Float, { description: 'The volume it is for, in cubic centimetres.' }) volumeCm3: number;
  @Field(() => Money, { description: 'All that they charge.' }) total: Money;
}

@ObjectType({ description: 'The saved quote that staff answered a request with.' })
export class RequestOffer {
  @Field({ description: 'The number of the quote.' }) reference: string;
  @Field(() => QuoteStatuses, { description: 'What can be done with it.' }) status: QuoteStatus;
  @Field({ description: 'Opens the quote: what follows the # in its link.' }) secret: string;
  @Field(() => Money, { description: 'What it costs until it expires.' }) total: Money;
  @Field(() => Date, { description: 'From then on it cannot be booked.' }) expiresAt: Date;
}

@ObjectType({ description: 'A message on a request.' })
export class RequestMessage {
  @Field(() => ID, { description: 'From the client, or from the server.' }) id: string;
  @Field({ description: 'What was written, as plain text.' }) body: string;
  @Field({ description: 'Whether the shop wrote it.' }) fromStaff: boolean;
  @Field({ description: "The author; customers see staff under the shop's name." }) author: string;
  @Field({ description: 'Whether you wrote it.' }) isMine: boolean;
  @Field(() => Date, { description: 'When it arrived.' }) createdAt: Date;
  @Field(() => [Attachment], { description: 'The photos and PDFs that came with it, up to five.' })
  files: Attachment[];
}

@ObjectType({ description: 'One page of the messages on a request.' })
export class RequestMessagePage extends pageOf(RequestMessage, 'Newest first.') {}

@ObjectType({ description: 'A request, as its customer and staff see it.' })
export class CustomerRequest {
  /** Not part of the schema: the member of staff who reads it; null for its customer. */
  staffId: string | null;

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
  @Field(() => RequestOffer, { nullable: true, description: 'Null until staff have made one.' })
  offer: RequestOffer | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number of the saved quote that staff made it of; null for what a customer sent.',
  })
  ofQuote: string | null;
  @Field(() => Attachment, { nullable: true, description: 'Null when none was sent.' })
  file: Attachment | null;
  @Field(() => Date, { description: 'When it was sent.' }) createdAt: Date;
}

@ObjectType({ description: 'One of your requests, in a list.' })
export class CustomerRequestEntry {
  @Field(() => ID, { description: 'The id; gives no access.' }) id: string;
  @Field({ description: 'For the phone, such as R-10001.' }) reference: string;
  @Field(() => RequestKinds, { description: 'What is asked for.' }) kind: RequestKind;
  @Field(() => RequestStates, { description: 'How far it is.' }) state: RequestState;
  @Field(() => DestinationKeys, { nullable: true, description: 'Where to; null when not said.' })
  destination: DestinationKey | null;
  @Field({ description: 'Opens the request: what follows the # in its link.' }) token: string;
  @Field(() => Date, { description: 'When it was sent.' }) createdAt: Date;
}

@ObjectType({ description: 'One page of your requests.' })
export class CustomerRequestPage extends pageOf(CustomerRequestEntry, 'Newest first.') {}

@ObjectType({ description: 'What becomes of a request that was sent.' })
export class RequestReceipt {
  @Field({ description: 'For the phone, such as R-10001; of the first one when it was sent before.' })
  reference: string;
}
