import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { currentFacts, noteOnRequest } from '../shared/request-scope.js';

/** Notes what a GraphQL request asks for, and makes it a part of the trace. */
export const nameOperation: ApolloServerPlugin<BaseContext> = {
  async requestDidStart() {
    let end: (() => void) | undefined;
    return {
      async didResolveOperation({ operation }) {
        if (!operation) return;
        const name = operationName(operation);
        noteOnRequest({ operation: name });
        end = currentFacts().trace?.enter(`graphql ${name}`, {
          'graphql.operation.type': operation.operation,
        });
      },
      async willSendResponse() {
        end?.();
      },
    };
  },
};

/** "mutation openCheckout": the field asked for, which the schema knows. A name that the caller gave is never used. */
export function operationName({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first, ...more] = selectionSet.selections;
  const isOne = more.length === 0 && first?.kind === Kind.FIELD;
  return `${operation} ${isOne ? first.name.value : '(several)'}`;
}
