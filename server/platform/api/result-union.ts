import { type ClassType, createUnionType, Field, InterfaceType } from 'type-graphql';
import { AppError } from '../errors/errors.js';
import { addRequestFacts } from '../log/request-scope.js';

@InterfaceType({ description: 'A refusal that a mutation answers with. Nothing was done.' })
export abstract class UserError {
  @Field({ description: 'The reason as an error code, such as `PRICES_CHANGED`.' }) code: string;
  @Field({ description: 'The reason as a sentence.' }) message: string;
  @Field(() => String, {
    nullable: true,
    description: 'The input field that caused it, such as `collectionAddress.postcode`.',
  })
  field: string | null;

  constructor({ code, message, details }: AppError) {
    this.code = code;
    this.message = message;
    this.field = 'fields' in details ? (details.fields[0]?.field ?? null) : null;
  }
}

/** The result of an operation whose callers act on one refusal: the answer, or that refusal as a type of its own. */
export function resultUnion<Answer extends object, Refusal extends UserError>(
  name: string,
  description: string,
  [Answer, Refusal]: readonly [ClassType<Answer>, ClassType<Refusal>],
) {
  return createUnionType({
    name,
    description,
    types: () => [Answer, Refusal] as const,
    resolveType: (value) => (value instanceof Refusal ? Refusal : Answer),
  });
}

/** The answer, or `read`'s result for the refusal, after the rollback. Other faults are rethrown. */
export async function orRefusal<Answer, Refusal extends UserError>(
  answer: Promise<Answer>,
  read: (fault: AppError) => Refusal | null,
): Promise<Answer | Refusal> {
  try {
    return await answer;
  } catch (fault) {
    const refusal = fault instanceof AppError ? read(fault) : null;
    if (!refusal) throw fault;
    addRequestFacts({ refusal: refusal.code });
    return refusal;
  }
}
