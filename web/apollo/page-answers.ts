import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';
import { readPageData } from './page-data';

/** What is asked of the server: a query with its variables. */
export interface QueryRequest {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}

/** Answers that are there before the client is. */
export interface PageAnswers {
  /** The data of a question; undefined where it did not come with the page. */
  find(request: QueryRequest): unknown;
  /** Forgets it, because the client's cache has it from now on. */
  drop(request: QueryRequest): void;
}

/** Tells questions apart, on the server and in the page that it renders. */
export function requestKey({ document, variables }: QueryRequest): string {
  const [name] = document.definitions.flatMap((part) =>
    part.kind === 'OperationDefinition' ? part.name?.value : [],
  );
  return `${name} ${JSON.stringify(variables)}`;
}

/** The answers that came with the page. */
export function answersOfPage(): PageAnswers {
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

export const AnswersContext = createContext<PageAnswers>(answersOfPage());
