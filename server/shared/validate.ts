import { getMetadataStorage, validate } from 'class-validator';
import { badInputOf } from './error-responses.js';

type InputClass<T extends object> = new () => T;

/**
 * Reads what a REST caller sent as an input class: fields the class has no rule for are dropped, parts that are
 * input classes themselves are read alike. Throws BAD_INPUT with every wrong field, as GraphQL does.
 */
export async function readInput<T extends object>(Input: InputClass<T>, sent: unknown): Promise<T> {
  const input = fill(Input, sent);
  const findings = await validate(input, { forbidUnknownValues: false });
  if (findings.length > 0) throw badInputOf(findings);
  return input;
}

/** The value as an object with named fields; an empty one for anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

function fill<T extends object>(Input: InputClass<T>, sent: unknown): T {
  const input = new Input() as T & Record<string, unknown>;
  const fields = asRecord(sent);
  for (const name of rulesOf(Input)) {
    if (!Object.hasOwn(fields, name)) continue;
    const value = fields[name];
    const Part = Reflect.getMetadata('design:type', Input.prototype, name) as InputClass<object> | undefined;
    const isPart =
      Part !== undefined && rulesOf(Part).size > 0 && typeof value === 'object' && value !== null;
    Object.defineProperty(input, name, {
      value: isPart ? fill(Part, value) : value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return input;
}

/** The fields of a class that have a rule. */
function rulesOf(Input: InputClass<object>): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  return new Set(rules.map((rule) => rule.propertyName));
}
