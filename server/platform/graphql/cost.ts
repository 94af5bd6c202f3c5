import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isIntrospectionType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { excessOf } from '../api/validate.js';
import { badInput } from '../errors/errors.js';

/** The most that one operation may cost. */
export const COST_MAX = 5_000;

/** Assumed length of a list without a page size. */
const USUAL_LENGTH = 10;

/** Steps of adding up after which an operation is refused: it spreads the same fragments over and over. */
const STEPS_MAX = 5_000;

/** Costs that are cached of one document. */
const REMEMBERED_MAX = 50;

const TOO_MUCH = 'Ask for less at once: the request costs more than the server gives to one';

/**
 * Refuses an operation that costs more than 5,000 with its variables, before anything is read. Every field costs 1
 * for each time it may be answered: a list multiplies its content by its page size, or by 10 without one. Each entry
 * of a list that is sent costs 10. Introspection costs nothing; graphql-js limits its depth.
 */
export const limitCost = ({ schemaIsOpen }: { readonly schemaIsOpen: boolean }): ApolloServerPlugin => ({
  async requestDidStart({ schema }) {
    return {
      async didResolveOperation({ document, operation, request }) {
        if (!operation) return;
        refuseCost({ schema, schemaIsOpen, document, operation, variables: request.variables ?? {} });
      },
    };
  },
});

interface Asked {
  readonly schema: GraphQLSchema;
  readonly schemaIsOpen: boolean;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Throws BAD_INPUT for too much cost or input, and graphql's own error for variables that do not fit. */
export function refuseCost({ schema, schemaIsOpen, document, operation, variables }: Asked): void {
  const declared = operation.variableDefinitions ?? [];
  const names = declared.map(({ variable }) => variable.name.value);
  if (names.some((name) => excessOf(variables[name]))) throw badInput(TOO_MUCH);
  const options = { maxErrors: 1, hideSuggestions: !schemaIsOpen };
  const [unfit] = getVariableValues(schema, declared, variables, options).errors ?? [];
  if (unfit) throw refusal(unfit);
  const key = JSON.stringify([operation.name?.value, names.map((name) => weightOf(variables[name]))]);
  const cost = remembered(document, key, () =>
    costOf({ schema, query: document, variables, operationName: operation.name?.value }),
  );
  if (cost > COST_MAX) throw badInput(TOO_MUCH);
}

/** The part of a variable that can change a cost: page sizes, conditions, lengths of lists; no text does. */
function weightOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return [entriesIn(value)];
  return typeof value === 'number' || typeof value === 'boolean' ? value : typeof value;
}

/** Costs by document, cached as long as Apollo caches it; adding one up takes as long as answering it. */
const costs = new WeakMap<DocumentNode, Map<string, number>>();

function remembered(document: DocumentNode, key: string, add: () => number): number {
  const found = costs.get(document)?.get(key);
  if (found !== undefined) return found;
  const cost = add();
  const sameDocument = costs.get(document) ?? new Map<string, number>();
  if (sameDocument.size >= REMEMBERED_MAX) sameDocument.clear();
  costs.set(document, sameDocument.set(key, cost));
  return cost;
}

function costOf(question: Omit<Parameters<typeof getComplexity>[0], 'estimators'>): number {
  try {
    return getComplexity({ ...question, estimators: [costOfField], maxQueryNodes: STEPS_MAX });
  } catch (fault) {
    if (fault instanceof GraphQLError) throw fault.nodes ? refusal(fault) : badInput(TOO_MUCH);
    throw fault;
  }
}

/** graphql's own error about variables that do not fit; of a thousand of them, the first. */
const refusal = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { http: { status: 400 } } });

const costOfField: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  if (isIntrospectionType(getNamedType(field.type))) return 0;
  return (
    1 +
    entriesIn(args) * USUAL_LENGTH +
    childComplexity * timesAnswered(field.type, args.pageSize, isPage(type))
  );
};

/** Entries of the lists that are sent, also within inputs. */
function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + entriesIn(part), own);
}

/** Times that a field is answered: rows of a page count where the page is asked for, not again at its list. */
function timesAnswered(type: GraphQLOutputType, pageSize: unknown, isInPage: boolean): number {
  if (typeof pageSize === 'number') return Math.max(pageSize, 1);
  const isMany = isPage(getNamedType(type)) || (isListType(getNullableType(type)) && !isInPage);
  return isMany ? USUAL_LENGTH : 1;
}

const isPage = (type: GraphQLNamedType): boolean => isObjectType(type) && 'pageInfo' in type.getFields();
