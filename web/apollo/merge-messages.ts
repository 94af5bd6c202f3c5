import type { FieldFunctionOptions, Reference } from '@apollo/client';

/** A page of messages as the cache holds it. */
export interface CachedMessages {
  readonly nodes: readonly Reference[];
}

type ReadField = FieldFunctionOptions['readField'];

/**
 * Pages of one conversation make one list, oldest first. The newest page takes the place of what is known when it does
 * not reach back to that: what lies between is missing.
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

/** The list with a message that was sent just now. */
export function withMessage<Page extends CachedMessages>(
  known: Page,
  sent: Reference,
  readField: ReadField,
): Page {
  return { ...known, nodes: inOrder([...known.nodes, sent], readField) };
}

/** Each once, oldest first. */
function inOrder(messages: readonly Reference[], readField: ReadField): readonly Reference[] {
  const keyOf = (message: Reference) => `${readField('createdAt', message)} ${readField('id', message)}`;
  const byRef = new Map(messages.map((message) => [message.__ref, message]));
  return [...byRef.values()].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}
