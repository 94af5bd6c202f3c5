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

@ObjectType({ description: 'A UK postcode with its towns and addresses.' })
class UkPostcode {
  @Field({ description: "The postcode in Royal Mail's format, such as LS1 4AP." }) postcode: string;
  @Field(() => [String], {
    description: 'The post towns; empty for an unknown district, several where towns share one.',
  })
  towns: readonly string[];
  @Field(() => [FoundAddress], { description: 'The addresses; empty when the provider has only towns.' })
  addresses: readonly FoundAddress[];
}

@Resolver()
export class UkPostcodeResolver {
  @Query(() => UkPostcode, {
    description: 'Towns of a UK postcode and, when the provider has them, its addresses.',
  })
  async ukPostcode(
    @Ctx() { deps }: Context,
    @Arg('postcode', () => String, { description: 'The postcode in any case or spacing.' }) typed: string,
  ): Promise<UkPostcode> {
    if (typed.length > 20 || !isUkPostcode(typed)) throw wrongField('postcode', UK_POSTCODE_MESSAGE);
    const postcode = formatPostcode(typed);
    return { postcode, ...(await deps.addressLookup.find(postcode)) };
  }
}
