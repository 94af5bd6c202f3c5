import { ArrayMaxSize, ArrayMinSize, ArrayUnique, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PageArgs } from '../../../platform/api/pagination.js';
import {
  type DeliveryStatus,
  DeliveryStatuses,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  WebhookEvents,
} from './webhook.entity.js';

const EVENTS = { message: 'Choose at least one event, each once' };
export const URL_MAX = 2_000;
export const DESCRIPTION_MAX = 200;

@InputType({ description: 'A complete receiver of webhooks.' })
export class WebhookEndpointInput {
  @Field({ description: 'The URL that deliveries are posted to: https, on the public internet.' })
  @MaxLength(URL_MAX, { message: `Keep the address under ${URL_MAX} characters` })
  url: string;

  @Field({ defaultValue: '', description: `Words about it, up to ${DESCRIPTION_MAX} characters.` })
  @MaxLength(DESCRIPTION_MAX, { message: `Keep the description under ${DESCRIPTION_MAX} characters` })
  description: string;

  @Field(() => [WebhookEvents], { description: 'The facts that it receives.' })
  @ArrayMinSize(1, EVENTS)
  @ArrayMaxSize(WEBHOOK_EVENTS.length, EVENTS)
  @ArrayUnique(EVENTS)
  events: WebhookEvent[];

  @Field({ defaultValue: true, description: 'Whether facts are queued and sent.' })
  isEnabled: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused with CONFLICT when it has changed since.',
  })
  version?: number | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the endpoint.' }) endpointId: string;
  @Field(() => DeliveryStatuses, { nullable: true, description: 'Only deliveries with this status.' })
  status?: DeliveryStatus;
}
