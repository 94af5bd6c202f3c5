import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { type Page, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { WebhookDelivery, WebhookEndpoint } from './webhook.entity.js';
import { WebhookDeliveriesArgs, WebhookEndpointInput } from './webhook.inputs.js';
import type { EndpointWithSecret } from './webhook.service.js';

@ObjectType({ description: 'One page of deliveries.' })
class WebhookDeliveryPage extends pageOf(WebhookDelivery, 'Deliveries, newest first.') {}

@ObjectType({ description: 'A receiver of webhooks with its new signing secret.' })
class WebhookWithSecret implements EndpointWithSecret {
  @Field(() => WebhookEndpoint, { description: 'The receiver.' }) endpoint: WebhookEndpoint;
  @Field({ description: 'The signing secret, `whsec_…`; shown this once.' }) secret: string;
}

const EndpointId = () => Arg('id', () => ID, { description: 'Id of the endpoint.' });
const Input = () => Arg('input', () => WebhookEndpointInput, { description: 'The receiver.' });

@Resolver()
export class WebhookResolver {
  @Query(() => [WebhookEndpoint], { description: 'Staff: the receivers of webhooks, newest first.' })
  adminWebhookEndpoints(@Ctx() { services }: Context): Promise<WebhookEndpoint[]> {
    return services.webhooks.list();
  }

  @Query(() => WebhookDeliveryPage, { description: 'Staff: the deliveries to a receiver, newest first.' })
  adminWebhookDeliveries(
    @Ctx() { services }: Context,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ): Promise<Page<WebhookDelivery>> {
    return services.webhooks.deliveries(args);
  }

  @Mutation(() => WebhookWithSecret, { description: 'Staff: adds a receiver of webhooks.' })
  adminCreateWebhookEndpoint(
    @Ctx() { services }: Context,
    @Input() input: WebhookEndpointInput,
  ): Promise<EndpointWithSecret> {
    return services.webhooks.create(input);
  }

  @Mutation(() => WebhookEndpoint, {
    description: 'Staff: replaces a receiver of webhooks. Switched on, its waiting deliveries are sent.',
  })
  adminUpdateWebhookEndpoint(
    @Ctx() { services }: Context,
    @EndpointId() id: string,
    @Input() input: WebhookEndpointInput,
  ): Promise<WebhookEndpoint> {
    return services.webhooks.update(id, input, input.version);
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      'Staff: makes another signing secret. For a day deliveries are signed with the one before too.',
  })
  adminRotateWebhookSecret(
    @Ctx() { services }: Context,
    @EndpointId() id: string,
  ): Promise<EndpointWithSecret> {
    return services.webhooks.rotateSecret(id);
  }

  @Mutation(() => ID, {
    description: 'Staff: deletes a receiver of webhooks with its deliveries. Returns its id.',
  })
  adminDeleteWebhookEndpoint(@Ctx() { services }: Context, @EndpointId() id: string): Promise<string> {
    return services.webhooks.remove(id);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Staff: sends a test event. Returns the queued delivery.',
  })
  adminSendTestWebhook(@Ctx() { services }: Context, @EndpointId() id: string): Promise<WebhookDelivery> {
    return services.webhooks.sendTest(id);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Staff: sends a delivery again, under its id. Returns the queued delivery.',
  })
  adminResendWebhook(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return services.webhooks.resend(id);
  }
}
