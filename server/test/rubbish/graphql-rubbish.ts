import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { PLACEHOLDER_VALUES } from '../../app/example-values.js';
import { createSchema } from '../../app/resolvers.js';
import { resolveExample } from '../../platform/openapi/resolve-example.js';
import { GRAPHQL_EXAMPLES } from '../matrix/graphql-examples.js';
import { documentOf } from '../matrix/send.js';
import type { Rubbish } from './rest-rubbish.js';
import { kindsInTurn, RUBBISH, withPart } from './rubbish.js';

/** Every operation with arguments, with the longest rubbish in each of their fields, one after another. */
export function graphqlRubbish(): readonly {
  readonly name: string;
  readonly requests: readonly Rubbish[];
}[] {
  const schema = createSchema();
  const kinds = kindsInTurn();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const operations = fields
    .filter(({ args }) => args.length > 0)
    .map(({ name, args }) => {
      const query = JSON.stringify(
        documentOf(
          name,
          args.map((arg) => arg.name),
        ),
      );
      const example = resolveExample(GRAPHQL_EXAMPLES[name] ?? {}, PLACEHOLDER_VALUES);
      const requests = pathsOf(args).flatMap((path) =>
        kinds().map((kind) => ({
          ...{ what: `${path.join('.')}: ${kind}`, method: 'POST', path: '/graphql' },
          body: `{"query":${query},"variables":${withPart(example, path, RUBBISH[kind]!)}}`,
        })),
      );
      return { name, requests };
    });
  return [{ name: 'what stands around an operation', requests: aroundOne() }, ...operations];
}

function aroundOne(): Rubbish[] {
  const example = { query: '{ store { name } }' };
  const places = [
    ['query'],
    ['operationName'],
    ['variables'],
    ['extensions'],
    ['extensions', 'persistedQuery'],
  ];
  return places.flatMap((path) =>
    Object.entries(RUBBISH).map(([kind, rubbish]) => ({
      ...{ what: `${path.join('.')}: ${kind}`, method: 'POST', path: '/graphql' },
      body: withPart(example, path, rubbish),
    })),
  );
}

function pathsOf(fields: readonly (GraphQLArgument | GraphQLInputField)[]): string[][] {
  return fields.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const inner = isInputObjectType(named) ? pathsOf(Object.values(named.getFields())) : [];
    const entry = isListType(getNullableType(type)) ? ['0'] : [];
    return [[name], ...inner.map((rest) => [name, ...entry, ...rest])];
  });
}
