import { getMetadataStorage } from 'class-validator';
import { getMetadataStorage as getGraphqlMetadata } from 'type-graphql';
import { descriptionOf, type InputClass } from '../api/describe.js';
import type { JsonSchema } from '../rest/serializer.js';

/** The schema of an object with named fields. */
export interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema & { readonly description?: string }>>;
  readonly required?: readonly string[];
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Keywords of JSON Schema for rules of class-validator; rules without one add nothing. */
const KEYWORDS: Readonly<Record<string, (constraints: readonly unknown[]) => JsonSchema>> = {
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

/** The JSON Schema of an input class, made from its rules. Fields without a rule are ignored by the server. */
export function schemaOfInput(Input: InputClass<object>): ObjectSchema {
  const fields = rulesByField(Input);
  const required = [...fields].filter(([, rules]) => !rules.some(isOptional)).map(([name]) => name);
  const properties = [...fields].flatMap(([name, rules]) => {
    const { name: sentName = name, isFlat } = descriptionOf(Input, name) ?? {};
    const Part = Reflect.getMetadata('design:type', Input.prototype, name);
    return isFlat
      ? Object.entries(schemaOfInput(Part).properties)
      : [[sentName, fieldSchema(Input, name, rules)] as const];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  };
}

function fieldSchema(Input: InputClass<object>, name: string, rules: readonly Rule[]): JsonSchema {
  const { description = graphqlDescriptionOf(Input, name), schema, items } = descriptionOf(Input, name) ?? {};
  const Part = Reflect.getMetadata('design:type', Input.prototype, name) as InputClass<object> | undefined;
  const own = Object.assign(
    {},
    ...rules.map(({ name: rule, constraints }) => KEYWORDS[rule ?? '']?.(constraints ?? [])),
  );
  const isPart = Part !== undefined && rulesByField(Part).size > 0;
  return {
    ...own,
    ...(items ? { type: 'array', items: schemaOfInput(items) } : {}),
    ...(isPart ? schemaOfInput(Part) : {}),
    ...(description ? { description } : {}),
    ...schema,
  };
}

/** GraphQL's description of a field of a class that serves both APIs, or of its parent class. */
function graphqlDescriptionOf(Input: InputClass<object>, name: string): string | undefined {
  const field = getGraphqlMetadata().fields.find(
    ({ target, name: own }) => own === name && (target === Input || Input.prototype instanceof target),
  );
  return field?.description;
}

/** The rules of an input class. */
export function rulesByField(Input: InputClass<object>): Map<string, Rule[]> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  return Map.groupBy(rules, (rule) => rule.propertyName);
}

function isOptional({ type }: Rule): boolean {
  return type === 'conditionalValidation';
}
