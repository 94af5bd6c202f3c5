import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import type { Request, Response } from 'express';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { addRequestFacts, currentFacts } from '../log/request-scope.js';

export type ApiName = 'graphql' | 'rest' | 'sandbox' | 'web';

/** The name of a request: nothing in it was chosen by the caller, so it may be counted and logged. */
export interface RequestName {
  readonly api: ApiName;
  /** Pattern of the address: "/api/orders/{id}"; "(page)", "(file)" and "(none)" where there is no pattern. */
  readonly route: string;
  readonly method: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Names a request. To be called after the response: only then is its route known. */
export function describeRequestName(request: Request, response: Response): RequestName {
  const place = PLACES.find(({ prefix }) => startsWithPath(request.originalUrl, prefix)) ?? WEB;
  const method = METHODS.has(request.method) ? request.method : 'OTHER';
  return { api: place.api, route: routeOf(request, response, place), method };
}

interface Place {
  readonly prefix: string;
  readonly api: ApiName;
}
const WEB: Place = { prefix: '', api: 'web' };
const PLACES: readonly Place[] = [
  { prefix: '/graphql', api: 'graphql' },
  { prefix: '/api', api: 'rest' },
  { prefix: '/stripe-sandbox/v1', api: 'sandbox' },
  { prefix: '/stripe-sandbox', api: 'sandbox' },
];

function routeOf(request: Request, response: Response, { prefix, api }: Place): string {
  const pattern: unknown = request.route?.path;
  if (typeof pattern === 'string') return prefix + pattern.replace(/:(\w+)/g, '{$1}');
  if (pattern instanceof RegExp) return '(page)';
  if (api === 'graphql') return '/graphql';
  return response.statusCode < 400 && api === 'web' ? '(file)' : '(none)';
}

function startsWithPath(address: string, prefix: string): boolean {
  const next = address.charAt(prefix.length);
  return (
    address.slice(0, prefix.length).toLowerCase() === prefix && (next === '' || next === '/' || next === '?')
  );
}

/** Notes the operation of a GraphQL request, and makes it a part of the trace. */
export const operationNamePlugin: ApolloServerPlugin<BaseContext> = {
  async requestDidStart() {
    let end: (() => void) | undefined;
    return {
      async didResolveOperation({ operation }) {
        if (!operation) return;
        const name = operationName(operation);
        addRequestFacts({ operation: name });
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

/** "mutation openCheckout": the field, which the schema knows. A name chosen by the caller is never used. */
export function operationName({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first, ...more] = selectionSet.selections;
  const isOne = more.length === 0 && first?.kind === Kind.FIELD;
  return `${operation} ${isOne ? first.name.value : '(several)'}`;
}
