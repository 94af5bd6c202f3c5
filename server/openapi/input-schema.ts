import { getMetadataStorage } from 'class-validator';
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { descriptionOf } from '../shared/api/describe.js';
import type { InputClass } from '../shared/api/input-class.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of an object with named fields. */
export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema & { readonly description?: string }>>;
  readonly required?: readonly string[];
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** What a rule of class-validator says in JSON Schema; rules with no such word say nothing. */
const WORDS: Readonly<Record<string, (constraints: readonly unknown[]) => JsonSchema>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isBoolean: () => ({ type: 'boolean' }),
  isArray: () => ({ type: 'array' }),
  isObject: () => ({ type: 'object' }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isByteLength: ([, maxLength]) => ({ maxLength }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  isIn: ([values]) => ({ enum: values }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
};

/** What the GraphQL schema says of a field of an input class that serves both doors. */
export type Words = (Input: InputClass<object>, field: string) => string | undefined;

/** The words of a GraphQL schema, by the names that classes have in it. */
export function wordsOf(schema: GraphQLSchema): Words {
  return (Input, field) => {
    const type = schema.getType(Input.name);
    return isInputObjectType(type) ? (type.getFields()[field]?.description ?? undefined) : undefined;
  };
}

/** The JSON Schema of an input class, made from its rules. Fields it has no rule for are ignored by the server. */
export function schemaOfInput(Input: InputClass<object>, words: Words): ObjectSchema {
  const fields = rulesByField(Input);
  const required = [...fields].filter(([, rules]) => !rules.some(isOptional)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...fields].map(([name, rules]) => [name, fieldSchema(Input, name, rules, words)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

function fieldSchema(
  Input: InputClass<object>,
  name: string,
  rules: readonly Rule[],
  words: Words,
): JsonSchema {
  const { description = words(Input, name), schema, items } = descriptionOf(Input, name) ?? {};
  const Part = Reflect.getMetadata('design:type', Input.prototype, name) as InputClass<object> | undefined;
  const own = Object.assign(
    {},
    ...rules.map(({ name: rule, constraints }) => WORDS[rule ?? '']?.(constraints ?? [])),
  );
  const isPart = Part !== undefined && rulesByField(Part).size > 0;
  return {
    ...own,
    ...(items ? { type: 'array', items: schemaOfInput(items, words) } : {}),
    ...(isPart ? schemaOfInput(Part, words) : {}),
    ...(description ? { description } : {}),
    ...schema,
  };
}

/** The rules of an input class. */
export function rulesByField(Input: InputClass<object>): Map<string, Rule[]> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  return Map.groupBy(rules, (rule) => rule.propertyName);
}

function isOptional({ type }: Rule): boolean {
  return type === 'conditionalValidation';
}
