import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind } from 'graphql';

/** The number of lists and objects that stay in memory, the ones shown last. */
const KEPT = 30;

/** Keys in the order in which they were shown. */
const shownLast = new Set<string>();

/** Drops the answers that were not shown lately: a desk is open all day, and each filter and search has an answer of its own. */
export function evictLists(client: ApolloClient): void {
  const cache = client.cache as InMemoryCache;
  for (const { query, variables } of client.getObservableQueries('active'))
    for (const field of rootFields(query)) {
      const name = cache.policies.getStoreFieldName({
        ...{ typename: 'Query', fieldName: field.name.value, field, variables },
      });
      shownLast.delete(name);
      shownLast.add(name);
    }
  for (const name of [...shownLast].slice(0, -KEPT)) shownLast.delete(name);
  cache.modify({
    fields: (value, { storeFieldName, DELETE }) =>
      storeFieldName.includes('(') && !shownLast.has(storeFieldName) ? DELETE : value,
  });
  cache.gc();
}

function rootFields({ definitions }: DocumentNode) {
  return definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? part.selectionSet.selections.filter((one) => one.kind === Kind.FIELD)
      : [],
  );
}
