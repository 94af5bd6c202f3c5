import { execute, type GraphQLSchema, parse } from 'graphql';
import type { AppContainer } from '../start/app-container.js';
import { createServices } from '../start/services.js';

/** Answers a query of the client's. Throws when any part of it fails. */
export type ExecuteQuery = (text: string, variables: Record<string, unknown>) => Promise<unknown>;

/** Answers as a guest without a cart gets them: whoever asked for the page is not known here. */
export function guestQueries(parts: AppContainer, schema: GraphQLSchema): ExecuteQuery {
  const viewer = { user: null, guestId: null };
  return async (text, variables) => {
    const contextValue = { viewer, services: createServices(parts, viewer), parts };
    const document = parse(text);
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}
