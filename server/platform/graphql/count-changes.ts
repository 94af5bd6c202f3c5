import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind } from 'graphql';
import type { Context } from '../http/context.js';
import { answeredNames } from './limits.js';

/** Counts every mutation of a document, also within fragments, as one change by the caller. */
export const countChanges: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, contextValue: { deps, viewer } }) {
        if (operation?.operation !== 'mutation') return;
        answeredNames(operation.selectionSet, fragmentsOf(document)).forEach(() => {
          deps.requestLimits.countChange(viewer);
        });
      },
    };
  },
};

function fragmentsOf({ definitions }: DocumentNode) {
  return (wanted: string) =>
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find(({ name }) => name.value === wanted);
}
