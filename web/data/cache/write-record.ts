import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { FragmentDefinitionNode } from 'graphql';

/** Writes a record as the answer to a version conflict has it: lists show what a colleague made of it. */
export function writeRecord<Rec>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Rec>,
  data: NoInfer<Rec>,
): void {
  const [{ name }] = fragment.definitions as unknown as [FragmentDefinitionNode];
  cache.writeFragment({ fragment, fragmentName: name.value, data: data as never });
}
