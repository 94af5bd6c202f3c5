import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';
import { readPageData } from './page-data';

/** A query with its variables. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}

/** Query results that arrive with the page, before the client loads. */
export interface PreloadedResults {
  /** The data of a query; undefined when it did not come with the page. */
  find(request: QueryRequest): unknown;
  /** Removes a result once the client's cache holds it. */
  drop(request: QueryRequest): void;
}

/** The same key for the same query, on the server and in the page it renders. */
export function requestKey({ document, variables }: QueryRequest): string {
  const [name] = document.definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' ? part.name?.value : [],
  );
  return `${name} ${JSON.stringify(variables)}`;
}

/** The results in the page's data. */
export function readPreloadedResults(): PreloadedResults {
  let answers: Record<string, unknown> | undefined;
  const known = () => {
    answers ??= { ...readPageData().answers };
    return answers;
  };
  return {
    find: (request) => known()[requestKey(request)],
    drop: (request) => {
      delete known()[requestKey(request)];
    },
  };
}

export const PreloadedResultsContext = createContext<PreloadedResults>(readPreloadedResults());
