import { describe, expect, it } from '@jest/globals';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { getMetadataStorage as typeGraphqlStorage } from 'type-graphql';
import { createSchema } from '../../app/resolvers.js';
import { ENDPOINT_GROUPS } from '../../app/routes.js';
import { describeApi } from '../openapi/describe-api.js';
import { rulesByField } from '../openapi/input-schema.js';
import { Describe, type InputClass } from './describe.js';
import { checkArgument, INPUT_BOUNDS, readInput } from './validate.js';

let made = 0;

class Entry {
  constructor() {
    made += 1;
  }
  @IsInt() number: number;
}

class Basket {
  @Describe('Entries.', { items: Entry })
  @ArrayMaxSize(30, { message: 'At most 30' })
  @ValidateNested({ each: true })
  @IsArray()
  entries: Entry[];

  @IsOptional() @IsString() name?: string;
  @IsOptional() anything?: unknown;
}

const sent = { entries: [{ number: 1 }] };
const refusal = (field: string, message: string) => ({
  code: 'BAD_INPUT',
  message,
  details: { fields: [{ field, message }] },
});

describe('what is too long is refused before any of it is read:', () => {
  it('a list, over either API', async () => {
    const entries = Array.from({ length: 31 }, () => 0);
    made = 0;
    await expect(readInput(Basket, { entries })).rejects.toMatchObject(refusal('entries', 'At most 30'));
    expect(made).toBe(0);
    const argument = Object.assign(new Basket(), { entries: entries.map(() => new Entry()) });
    await expect(checkArgument(argument)).rejects.toMatchObject(refusal('entries', 'At most 30'));
  });

  it('a text, a list and an object that no class describes', async () => {
    const text = 'Keep each text under 10,000 characters';
    await expect(readInput(Basket, { ...sent, name: 'x'.repeat(10_001) })).rejects.toMatchObject(
      refusal('name', text),
    );
    const nested = { a: { b: 'x'.repeat(10_001) } };
    await expect(readInput(Basket, { ...sent, anything: nested })).rejects.toMatchObject(
      refusal('anything', text),
    );
    const list = 'Send at most 500 entries in one list';
    await expect(readInput(Basket, { ...sent, anything: Array(501).fill(0) })).rejects.toMatchObject(
      refusal('anything', list),
    );
    const keys = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`k${index}`, 0]));
    await expect(readInput(Basket, { ...sent, anything: keys })).rejects.toMatchObject(
      refusal('anything', 'Send less at once'),
    );
    const deep = JSON.parse('['.repeat(13) + ']'.repeat(13));
    await expect(readInput(Basket, { ...sent, anything: deep })).rejects.toMatchObject(
      refusal('anything', 'Send less at once'),
    );
  });

  it('but nothing that is at the bounds, and nothing in fields that are not read', async () => {
    const entries = Array.from({ length: 30 }, (_, number) => ({ number }));
    const atTheBounds = { name: 'x'.repeat(10_000), anything: [Array(500).fill(0)] };
    const ignored = { unknown: Array(100_000).fill(0) };
    expect(await readInput(Basket, { entries, ...atTheBounds, ...ignored })).toEqual({
      entries,
      ...atTheBounds,
    });
  });
});

it('of many wrong fields the first 20 are reported', async () => {
  const entries = Array.from({ length: 30 }, () => ({ number: 'x' }));
  const fault = await readInput(Basket, { entries }).catch((error) => error);
  expect(fault.details.fields).toHaveLength(20);
  expect(fault.details.fields[19].field).toBe('entries.19.number');
});

describe('every list that can be sent says how long it may be:', () => {
  it('in the bodies of REST', () => {
    const unbounded: string[] = [];
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, maxItems } = schema as { type?: unknown; maxItems?: unknown };
      const isBound = typeof maxItems === 'number' && maxItems <= INPUT_BOUNDS.list;
      if ([type].flat().includes('array') && !isBound) unbounded.push(path);
      for (const [name, part] of Object.entries(schema)) look(part, `${path}.${name}`);
    };
    for (const [path, verbs] of Object.entries(describeApi(ENDPOINT_GROUPS, {}).paths))
      for (const [verb, operation] of Object.entries(verbs)) look(operation.requestBody, `${verb} ${path}`);
    expect(unbounded).toEqual([]);
  });

  it('in the inputs of GraphQL', () => {
    const classes = new Map(
      typeGraphqlStorage().inputTypes.map(({ name, target }) => [name, target as InputClass<object>]),
    );
    const isList = (type: GraphQLInputType) => isListType(getNullableType(type));
    const unbounded = Object.values(createSchema().getTypeMap())
      .filter(isInputObjectType)
      .flatMap((input) =>
        Object.values(input.getFields())
          .filter(({ type }) => isList(type))
          .filter(({ name }) => !saysHowLong(classes.get(input.name)!, name))
          .map(({ name }) => `${input.name}.${name}`),
      );
    expect(unbounded).toEqual([]);
  });
});

function saysHowLong(Input: InputClass<object>, field: string): boolean {
  return (
    rulesByField(Input)
      .get(field)
      ?.some(({ name }) => name === 'arrayMaxSize') ?? false
  );
}
