import { IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { REQUEST_TEXT_MAX, type RequestState } from '../../rules/requests.js';
import { SeveralLines } from '../shared/api/clean-text.js';
import { Pence } from '../shared/api/scalars.js';
import { IsVersion } from '../shared/api/version.js';
import { RequestStates } from './request.types.js';

/** As of a payment: the provider takes no less, and no order costs more. */
const OFFER_PENCE = { min: 30, max: 9_999_999 } as const;
const OFFER = { message: 'Enter a price from £0.30 to £99,999.99' };

@InputType({ description: 'How far a request is.' })
export class RequestMoveInput {
  @Field(() => RequestStates, { description: 'The new state, or its own to mark that nobody waits.' })
  state: RequestState;

  @Field(() => Int, { description: 'The version that was read; of a newer one CONFLICT.' })
  @IsVersion()
  version: number;
}

@InputType()
abstract class OfferInput {
  @Field(() => Pence, { description: 'All of it, service included, in pence: 30 to 9,999,999.' })
  @Max(OFFER_PENCE.max, OFFER)
  @Min(OFFER_PENCE.min, OFFER)
  totalPence: number;

  @Field({ description: 'What its customer reads with it; may be empty, up to 4,000 characters.' })
  @MaxLength(REQUEST_TEXT_MAX, { message: 'Keep your message under 4,000 characters' })
  @SeveralLines()
  message: string;
}

@InputType({ description: 'A price for the shipment of a request.' })
export class RequestOfferInput extends OfferInput {
  @Field(() => Int, { description: 'The version that was read; of a newer one CONFLICT.' })
  @IsVersion()
  version: number;
}

@InputType({ description: 'Another price for the shipment of a saved quote.' })
export class QuoteOfferInput extends OfferInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat with the same one is the same offer.' })
  @IsUUID(undefined, { message: 'The id of an offer is a UUID' })
  id: string;

  @Field({ description: 'Who gets it, 1 to 200 characters.' })
  @MaxLength(200, { message: 'Keep the name under 200 characters' })
  name: string;

  @Field({ description: 'Where it goes.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;
}
