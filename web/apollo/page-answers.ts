import type { OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { createContext } from 'react';
import { readPageData } from './page-data';

/** What is asked of the server: a query with its variables. */
export interface Question {
  readonly document: DocumentNode;
  readonly variables: OperationVariables;
}

/** Answers that are there before the client is. */
export interface PageAnswers {
  /** The data of a question; undefined where it did not come with the page. */
  find(question: Question): unknown;
  /** Forgets it, because the client's cache has it from now on. */
  drop(question: Question): void;
}

/** Tells questions apart, on the server and in the page that it renders. */
export function questionKey({ document, variables }: Question): string {
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
    find: (question) => known()[questionKey(question)],
    drop: (question) => {
      delete known()[questionKey(question)];
    },
  };
}

export const AnswersContext = createContext<PageAnswers>(answersOfPage());
