import { expect, it } from '@jest/globals';
import { MinLength, ValidateNested } from 'class-validator';
import { graphql } from 'graphql';
import { Arg, buildSchemaSync, Field, InputType, Int, Query, Resolver } from 'type-graphql';
import { checkArgument } from './validate.js';

@InputType()
class PartInput {
  @Field() name: string;
  @Field(() => Int, { nullable: true }) count?: number | null;
}

@InputType()
class WholeInput {
  @Field(() => PartInput) @ValidateNested() part: PartInput;
  @Field(() => [String]) words: string[];
  @Field(() => String, { nullable: true }) @MinLength(2, { message: 'Too short' }) code?: string | null;
  @Field({ defaultValue: false }) isSure: boolean;
}

@Resolver()
class EchoResolver {
  @Query(() => String)
  echo(@Arg('input') input: WholeInput): string {
    return JSON.stringify(input);
  }
}

const schema = buildSchemaSync({ resolvers: [EchoResolver], validateFn: checkArgument });

const VALID = { part: { name: 'Ann' }, words: ['a'] };

const ask = (input: unknown) =>
  graphql({
    schema,
    source: 'query ($input: WholeInput!) { echo(input: $input) }',
    variableValues: { input },
  });

it('an input of GraphQL needs no decorator for types: they are checked, and unknown fields refused', async () => {
  const wrong = [
    { ...VALID, words: 'a'.repeat(3), part: { name: 1 } },
    { ...VALID, words: [1] },
    { ...VALID, part: { name: 'Ann', count: 1.5 } },
    { ...VALID, isSure: 'yes' },
    { ...VALID, code: 5 },
    { ...VALID, part: { name: null } },
    { words: [] },
    { ...VALID, more: 1 },
    { ...VALID, part: { name: 'Ann', more: 1 } },
  ];
  for (const input of wrong) {
    const { data, errors } = await ask(input);
    expect([data, errors?.[0]?.message]).toEqual([undefined, expect.stringContaining('got invalid value')]);
  }
});

it('what is left out or null is judged by no rule, what is there by all', async () => {
  expect((await ask({ ...VALID, code: null })).errors).toBeUndefined();
  expect((await ask({ ...VALID, code: 'x' })).errors?.[0]?.message).toBe('Too short');
});

it('texts of a part without a rule are cleaned, and those that cannot be stored are refused', async () => {
  const { data } = await ask({ ...VALID, part: { name: ' An\u200bn\r\nLee ' } });
  expect(JSON.parse(String(data?.echo))).toMatchObject({ part: { name: 'Ann Lee' }, isSure: false });
  const { errors } = await ask({ ...VALID, part: { name: 'A\0' } });
  expect(errors?.[0]?.message).toBe('Leave out characters that are no text');
});
