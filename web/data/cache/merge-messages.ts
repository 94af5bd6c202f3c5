import type { FieldFunctionOptions, Reference } from '@apollo/client';

/** A page of messages in the cache. */
interface CachedMessages {
  readonly nodes: readonly Reference[];
}

type ReadField = FieldFunctionOptions['readField'];

/**
 * Merges pages of one conversation into one list, oldest first. A newest page that does not reach back to the known messages
 * replaces them: those between are missing.
 */
export function mergeMessages<Page extends CachedMessages>(
  known: Page | undefined,
  page: Page,
  { args, readField }: Pick<FieldFunctionOptions, 'args' | 'readField'>,
): Page {
  const isNewest = args?.page === 1;
  const ids = new Set(known?.nodes.map(({ __ref }) => __ref));
  if (!known || (isNewest && !page.nodes.some(({ __ref }) => ids.has(__ref)))) return page;
  return { ...page, nodes: inOrder([...known.nodes, ...page.nodes], readField) };
}

/** Without duplicates, oldest first. */
function inOrder(messages: readonly Reference[], readField: ReadField): readonly Reference[] {
  const keyOf = (message: Reference) => `${readField('createdAt', message)} ${readField('id', message)}`;
  const byRef = new Map(messages.map((message) => [message.__ref, message]));
  return [...byRef.values()].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}
