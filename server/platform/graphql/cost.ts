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

/** How long a list without a page size is taken to be. */
const USUAL_LENGTH = 10;

/** Asking for the same over and over through fragments is refused after so many steps of adding up. */
const STEPS_MAX = 5_000;

/** Costs that are remembered of one document. */
const REMEMBERED_MAX = 50;

const TOO_MUCH = 'Ask for less at once: the request costs more than the server gives to one';

/**
 * Refuses an operation that costs more than 5,000 with the variables sent, before anything is read. Every field costs 1
 * for each time it may be answered: a list multiplies what is in it by its page size, or by 10 where it has none. Each
 * entry of a list that is sent costs 10. Questions about the schema cost nothing; graphql-js limits their depth.
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

/** Throws BAD_INPUT for an operation that costs too much or brings more than INPUT_BOUNDS allow, and graphql's own refusal for variables that do not fit. */
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

/** As much of a variable as can change a cost: page sizes, conditions, how many entries its lists have; no text does. */
function weightOf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return [entriesIn(value)];
  return typeof value === 'number' || typeof value === 'boolean' ? value : typeof value;
}

/** Costs by document, as long as Apollo remembers that; adding one up takes as long as answering it. */
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

/** In graphql's own words: values that do not fit; of a thousand that do not, the first. */
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

/** Entries of the lists that are sent, in an input too. */
function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + entriesIn(part), own);
}

/** The rows of a page are counted where the page is asked for, not again at its list. */
function timesAnswered(type: GraphQLOutputType, pageSize: unknown, isInPage: boolean): number {
  if (typeof pageSize === 'number') return Math.max(pageSize, 1);
  const isMany = isPage(getNamedType(type)) || (isListType(getNullableType(type)) && !isInPage);
  return isMany ? USUAL_LENGTH : 1;
}

const isPage = (type: GraphQLNamedType): boolean => isObjectType(type) && 'pageInfo' in type.getFields();
