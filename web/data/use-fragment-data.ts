import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { useFragment } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import { useRef } from 'react';

/**
 * Reads a component's own fragment of the masked object, or objects, that its parent queried; follows the cache. While
 * the cache is reset it returns the data from before.
 */
export function useFragmentData<Data extends object>(
  document: TypedDocumentNode<Data>,
  from: readonly FragmentType<NoInfer<Data>>[],
): readonly Data[];
export function useFragmentData<Data extends object>(
  document: TypedDocumentNode<Data>,
  from: FragmentType<NoInfer<Data>>,
): Data;
export function useFragmentData<Data extends object>(
  document: TypedDocumentNode<Data>,
  from: object,
): unknown {
  const [{ name }] = document.definitions as unknown as [FragmentDefinitionNode];
  const options = { fragment: document, fragmentName: name.value, from };
  const { data, complete } = useFragment(options as useFragment.Options<Data, OperationVariables>);
  const last = useRef<unknown>(undefined);
  if (complete) last.current = data;
  if (!last.current) throw new Error(`${name.value} is not in the cache`);
  return last.current;
}
