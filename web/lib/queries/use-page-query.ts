import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { ClientContext, type ClientSource } from '../../data/client-loader';
import {
  type PreloadedResults,
  PreloadedResultsContext,
  type QueryRequest,
  requestKey,
} from '../../data/page/preloaded-results';
import { onFirstInteraction } from '../hooks/on-first-interaction';

interface PageResult<Data> {
  /** Undefined while the query is pending, and after a failure. */
  readonly data?: Data;
  readonly error?: unknown;
}

export interface PageQuery<Data> extends PageResult<Data> {
  readonly refetch: () => void;
}

interface PageQueryOptions {
  isSkipped?: boolean;
}

/**
 * A query of a server-rendered page. Its first result comes with the page and renders without the client; from the visitor's
 * first interaction on, or without such a result, the client watches it like any query.
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { isSkipped = false }: PageQueryOptions = {},
): PageQuery<Data> {
  const source = useContext(ClientContext);
  const answers = useContext(PreloadedResultsContext);
  const key = isSkipped ? null : requestKey({ document, variables });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the question.
  const followed = useMemo(
    () => (key === null ? NOTHING : followQuery(document, variables, source, answers)),
    [key, source, answers],
  );
  const result = useSyncExternalStore(followed.subscribe, followed.result, followed.result);
  return { ...result, refetch: followed.again };
}

interface Followed<Data> {
  result: () => PageResult<Data>;
  subscribe: (listener: () => void) => () => void;
  again: () => void;
}

const NONE: PageResult<never> = {};
const NOTHING: Followed<never> = { result: () => NONE, subscribe: () => () => {}, again: () => {} };

function followQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  source: ClientSource,
  answers: PreloadedResults,
): Followed<Data> {
  const request: QueryRequest = { document: query, variables };
  const listeners = new Set<() => void>();
  const first = (source.loaded && readCache(source.loaded)) ?? (answers.find(request) as Data | undefined);
  let result: PageResult<Data> = first ? { data: first } : NONE;
  let observable: ReturnType<typeof watch> | undefined;
  let stop: (() => void) | undefined;

  function readCache(client: ApolloClient): Data | undefined {
    return (client.readQuery({ query, variables }) as Data | null) ?? undefined;
  }

  function watch(client: ApolloClient) {
    const came = answers.find(request);
    if (came && !readCache(client)) client.writeQuery({ query, variables, data: came as never });
    answers.drop(request);
    return client.watchQuery({ query, variables });
  }

  function set(next: PageResult<Data>): void {
    result = next;
    for (const listener of listeners) listener();
  }

  async function follow(): Promise<void> {
    try {
      const client = source.loaded ?? (await source.load());
      if (listeners.size === 0 || observable) return;
      observable = watch(client);
      const following = observable.subscribe(({ data, error }) => set({ data: data as Data, error }));
      stop = () => following.unsubscribe();
    } catch (error) {
      if (!result.data) set({ error });
    }
  }

  return {
    result: () => result,
    subscribe(listener) {
      listeners.add(listener);
      if (source.loaded || !result.data) void follow();
      else stop = onFirstInteraction(() => void follow());
      return () => {
        listeners.delete(listener);
        stop?.();
        observable = undefined;
      };
    },
    again() {
      if (!observable) return void follow();
      observable.refetch().catch(() => {
        // The result carries the error.
      });
    },
  };
}
