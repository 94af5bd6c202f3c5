import { ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { type DocumentNode, execute, formatError, GraphQLError, OperationTypeNode } from 'graphql';
import { concatWith, filter, from, map, mergeMap, NEVER, Observable, tap } from 'rxjs';
import type { ErrorCode, RefusalDetails } from '../../rules/refusals';
import { createCache } from '../data/cache/cache';
import { outdatedLink, outdateResponses } from '../data/live/outdated-link';
import { resolveField, resolveType, SCHEMA } from './mock-schema';

/**
 * The server's answer to each field of Query and Mutation: data (or a function of the arguments), `refused()`,
 * `noAnswer`, `noNetwork` or `badGateway`. Of data the test names what it is about; the rest is null, empty or a plain
 * value. A test may change them as it goes.
 */
export type Answers = Record<string, unknown>;

/** An error in the format of our server. */
export function refused<Code extends ErrorCode>(
  code: Code,
  message: string,
  details?: RefusalDetails[Code],
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** `BAD_INPUT` that names a field. */
export function refusedAt(field: string, message: string): GraphQLError {
  return refused('BAD_INPUT', message, { fields: [{ field, message }] });
}

/** The call is never answered. */
export const noAnswer: Promise<never> = new Promise(() => {});

/** The server cannot be reached. */
export const noNetwork = new TypeError('Failed to fetch');

/** Something in front of the server answers instead of it. */
export const badGateway = new ServerError('Bad gateway', {
  response: new Response(null, { status: 502 }),
  bodyText: '<h1>Bad gateway</h1>',
});

/** One page of a list, of which there may be more. */
export function pageOf(nodes: readonly object[], { page = 1, pageSize = 10, total = nodes.length } = {}) {
  return {
    nodes,
    pageInfo: { page, pageSize, total, isTotalCapped: false, totalPages: Math.ceil(total / pageSize) },
  };
}

export interface MockServer {
  readonly client: ApolloClient;
  /** The arguments of each call of a field of Query or Mutation, or of all of them, in order. */
  readonly asked: (field?: string) => Readonly<Record<string, unknown>>[];
}

/**
 * A client with the app's own cache, whose calls run against the committed schema. A subscription's answer is an Observable of
 * events; without one nothing comes.
 */
export function mockServer(answers: Answers): MockServer {
  const unknown = Object.keys(answers).filter((name) => !ROOT_FIELDS.has(name));
  if (unknown.length > 0)
    throw new Error(`Query, Mutation and Subscription have no field ${unknown.join(', ')}`);
  const calls: { field: string; args: Readonly<Record<string, unknown>> }[] = [];
  const link = new ApolloLink(({ operationType, query, operationName, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return events(query, variables);
    const answering = execute({
      schema: SCHEMA,
      document: query,
      operationName,
      variableValues: variables,
      rootValue: answers,
      typeResolver: resolveType,
      fieldResolver(parent, args, context, info) {
        const { fieldName, parentType } = info;
        if (parent !== answers) return resolveField(parent, args, context, info);
        calls.push({ field: fieldName, args });
        if (parentType === SCHEMA.getMutationType() && !(fieldName in answers))
          throw new Error(`The test does not say what the server answers to ${fieldName}`);
        return resolveField({ [fieldName]: answers[fieldName] }, args, context, info);
      },
    });
    return new Observable((observer) => {
      void Promise.resolve(answering).then(({ data, errors }) => {
        for (const { originalError } of errors ?? [])
          if (originalError === noNetwork || originalError === badGateway)
            return observer.error(originalError);
        observer.next({ data, errors: errors?.map(formatError) });
        observer.complete();
      });
    });
  });
  /** The events of a subscription to one object, as the app's own link passes them on. */
  const events = (document: DocumentNode, variableValues: Record<string, unknown>) =>
    from(Object.entries(answers)).pipe(
      filter(([, answer]) => answer instanceof Observable),
      mergeMap(([field, answer]) =>
        (answer as Observable<object>).pipe(map((event) => ({ [field]: event }))),
      ),
      concatWith(NEVER),
      tap(() => outdateResponses(String(variableValues.id))),
      mergeMap(
        async (rootValue) =>
          await execute({
            schema: SCHEMA,
            document,
            variableValues,
            rootValue,
            typeResolver: resolveType,
            fieldResolver: resolveField,
          }),
      ),
      map(({ data, errors }) => ({ data, errors: errors?.map(formatError) })),
    );
  return {
    client: new ApolloClient({
      link: ApolloLink.from([outdatedLink, link]),
      cache: createCache(),
      dataMasking: true,
    }),
    asked: (field) =>
      calls.flatMap((call) => (field === undefined || call.field === field ? [call.args] : [])),
  };
}

const ROOT_FIELDS = new Set(
  [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  ),
);
