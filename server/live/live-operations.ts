import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { refuseCost } from '../graphql/cost.js';
import { limitRules, PARSE_OPTIONS, VALIDATION_OPTIONS } from '../graphql/limits.js';
import { operationName } from '../observe/name-operation.js';
import { AppError, badInput } from '../shared/errors/errors.js';
import { noteOnRequest } from '../shared/request-scope.js';

export interface LiveSchema {
  readonly schema: GraphQLSchema;
  readonly schemaIsOpen: boolean;
  /** Whether a text may be asked at all; a hardened shop answers only its own client's. */
  readonly accepts: (text: string) => boolean;
}

/**
 * A question over a live connection, checked as over HTTP: its size, its form, its cost. Only subscriptions are
 * answered: anything else would bypass the limits and the request log. Returns what to run, or the refusals.
 */
export function readSubscription(
  { schema, schemaIsOpen, accepts }: LiveSchema,
  { query, variables, operationName: name }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    if (!accepts(query)) throw badInput("Only the shop's own operations are answered here");
    const document = parse(query, PARSE_OPTIONS);
    const rules = [...specifiedRules, ...limitRules({ schemaIsOpen })];
    const mistakes = validate(schema, document, rules, {
      ...VALIDATION_OPTIONS,
      hideSuggestions: !schemaIsOpen,
    });
    if (mistakes.length > 0) return mistakes;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      throw badInput('Only subscriptions are answered over this connection; send anything else to /graphql');
    noteOnRequest({ operation: operationName(operation) });
    refuseCost({ schema, schemaIsOpen, document, operation, variables: variables ?? {} });
    return { schema, document, operationName: name, variableValues: variables };
  } catch (fault) {
    return [asGraphqlError(fault)];
  }
}

/** A refusal in the form in which graphql carries faults. Throws what nobody foresaw. */
export function asGraphqlError(fault: unknown): GraphQLError {
  if (fault instanceof GraphQLError) return fault;
  if (fault instanceof AppError) return new GraphQLError(fault.message, { originalError: fault });
  throw fault;
}
