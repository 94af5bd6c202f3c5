import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../start/context.js';
import { Store, toStore } from './store.types.js';

@Resolver()
export class StoreResolver {
  @Query(() => Store, { description: 'The shop and its terms.' })
  async store(@Ctx() { services, parts }: Context): Promise<Store> {
    return toStore(await services.store.terms(), parts.env);
  }
}
