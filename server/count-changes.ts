import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.js';

/** Counts every mutation of a document as one change of the caller's. */
export const countChanges: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue: { parts, viewer } }) {
        if (operation?.operation !== 'mutation') return;
        operation.selectionSet.selections.forEach(() => {
          parts.requestLimits.countChange(viewer);
        });
      },
    };
  },
};
