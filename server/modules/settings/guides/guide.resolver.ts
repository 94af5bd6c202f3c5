import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import type { Context } from '../../../platform/http/context.js';
import { DestinationGuide } from './guide.entity.js';
import { DestinationGuideInput, toGuideChange } from './guide.inputs.js';

@Resolver()
export class GuideResolver {
  @Query(() => DestinationGuide, {
    description: 'Transit times, charges, forbidden goods and containers of a destination.',
  })
  destinationGuide(
    @Ctx() { services }: Context,
    @Arg('destination', () => DestinationKeys, { description: 'The destination.' })
    destination: DestinationKey,
  ): Promise<DestinationGuide> {
    return services.guides.of(destination);
  }

  @Query(() => [DestinationGuide], { description: 'Guide of every destination, in the order of the list.' })
  destinationGuides(@Ctx() { services }: Context): Promise<DestinationGuide[]> {
    return services.guides.list();
  }

  @Mutation(() => DestinationGuide, { description: 'Staff: changes the guide of a destination.' })
  adminUpdateDestinationGuide(
    @Ctx() { services }: Context,
    @Arg('destination', () => DestinationKeys, { description: 'The destination.' })
    destination: DestinationKey,
    @Arg('input', () => DestinationGuideInput, { description: 'What changes.' }) input: DestinationGuideInput,
  ): Promise<DestinationGuide> {
    return services.guides.update(destination, toGuideChange(input));
  }
}
