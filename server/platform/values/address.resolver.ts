import { FieldResolver, Resolver, type ResolverInterface, Root } from 'type-graphql';
import { Address, ownAddress } from './address.js';

/** An older address may hold a state or postcode of the country that was chosen before. */
@Resolver(() => Address)
export class AddressResolver implements ResolverInterface<Address> {
  @FieldResolver()
  state(@Root() address: Address): string {
    return ownAddress(address).state;
  }

  @FieldResolver()
  postcode(@Root() address: Address): string {
    return ownAddress(address).postcode;
  }
}
