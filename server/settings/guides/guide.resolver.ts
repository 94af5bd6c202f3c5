import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { DestinationKeys } from '../../shared/api/enums.js';
import type { Context } from '../../start/context.js';
import { DestinationGuideInput, toGuideChange } from './guide.inputs.js';
import { DestinationGuide, toDestinationGuide } from './guide.types.js';

@Resolver()
export class GuideResolver {
  @Query(() => DestinationGuide, {
    description: 'Transit times, charges, forbidden goods and containers of a destination.',
  })
  async destinationGuide(
    @Ctx() { services }: Context,
    @Arg('destination', () => DestinationKeys, { description: 'The destination.' })
    destination: DestinationKey,
  ): Promise<DestinationGuide> {
    return toDestinationGuide(await services.guides.of(destination));
  }

  @Query(() => [DestinationGuide], {
    description: 'The same of every destination, in the order of the list.',
  })
  async destinationGuides(@Ctx() { services }: Context): Promise<DestinationGuide[]> {
    return (await services.guides.list()).map(toDestinationGuide);
  }

  @Mutation(() => DestinationGuide, { description: 'Staff: changes what is known of a destination.' })
  async adminUpdateDestinationGuide(
    @Ctx() { services }: Context,
    @Arg('destination', () => DestinationKeys, { description: 'The destination.' })
    destination: DestinationKey,
    @Arg('input', () => DestinationGuideInput, { description: 'What changes.' }) input: DestinationGuideInput,
  ): Promise<DestinationGuide> {
    return toDestinationGuide(await services.guides.update(destination, toGuideChange(input)));
  }
}
