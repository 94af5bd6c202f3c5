import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { formatPostcode, isUkPostcode, UK_POSTCODE_MESSAGE } from '../../../rules/people/postcode.js';
import { wrongField } from '../../platform/errors/errors.js';
import type { Context } from '../../platform/http/context.js';

@ObjectType({ description: 'An address found by its postcode.' })
class FoundAddress {
  @Field({ description: 'Street and number.' }) line1: string;
  @Field({ description: 'Flat, floor or building; may be empty.' }) line2: string;
  @Field({ description: 'Post town.' }) city: string;
}

@ObjectType({ description: 'What a UK postcode tells of an address.' })
class UkPostcode {
  @Field({ description: 'As Royal Mail writes it, such as LS1 4AP.' }) postcode: string;
  @Field(() => [String], {
    description: 'Its post towns; empty for a district that is not known, several where towns share one.',
  })
  towns: readonly string[];
  @Field(() => [FoundAddress], {
    description: 'The addresses at it; empty when the provider knows only towns.',
  })
  addresses: readonly FoundAddress[];
}

@Resolver()
export class UkPostcodeResolver {
  @Query(() => UkPostcode, {
    description: 'The town and, when the provider has them, the addresses of a UK postcode.',
  })
  async ukPostcode(
    @Ctx() { deps }: Context,
    @Arg('postcode', () => String, { description: 'With or without its space, in any case.' }) typed: string,
  ): Promise<UkPostcode> {
    if (typed.length > 20 || !isUkPostcode(typed)) throw wrongField('postcode', UK_POSTCODE_MESSAGE);
    const postcode = formatPostcode(typed);
    return { postcode, ...(await deps.addressLookup.find(postcode)) };
  }
}
