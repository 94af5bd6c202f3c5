import { type ClassType, createUnionType } from 'type-graphql';
import type { AppError } from '../errors/errors.js';
import { noteOnRequest } from '../request-scope.js';

/** The result of an operation whose callers act on one of its refusals: the answer, or that refusal as a type of its own. */
export function resultUnion<Answer extends object, Refusal extends object>(
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

/** The answer, or what `read` makes of the refusal; its transaction is rolled back by then. Other faults go on. */
export async function orRefusal<Answer, Refusal>(
  answer: Promise<Answer>,
  read: (fault: unknown) => Refusal | null,
): Promise<Answer | Refusal> {
  try {
    return await answer;
  } catch (fault) {
    const refusal = read(fault);
    if (!refusal) throw fault;
    noteOnRequest({ refusal: (fault as AppError).code });
    return refusal;
  }
}
