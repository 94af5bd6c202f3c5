/// <reference types="node" />
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionNode,
  visit,
} from 'graphql';
import { createCache } from '../data/cache/cache';
import { SCHEMA } from './mock-schema';

/** A component declares its fragment in a file of its name and reads nothing else (docs/decisions/0231-cache.md). */
interface Spread {
  readonly file: string;
  readonly name: string;
  readonly isUnmasked: boolean;
  /** Its caller reads the answer once: the generator hands it on whole. */
  readonly isOfMutation: boolean;
  /** Names of the fields asked for beside it. */
  readonly beside: readonly string[];
}

interface Fragment {
  readonly file: string;
  readonly type: string;
  /** Why it is not masked, from its comment. */
  readonly reason: string | undefined;
}

/** A rule of dependency-cruiser about paths. */
interface ImportRule {
  readonly from: Paths;
  readonly to: Paths;
}

interface Paths {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
}

const cruiser: { default: { forbidden: readonly ImportRule[] } } = await import(
  resolve('tools/config/dependency-cruiser.js')
);
const { isValue }: { isValue: (type: GraphQLNamedType) => boolean } = await import(
  resolve('tools/codegen/preset.mjs')
);
const cache = createCache();
const fragments = new Map<string, Fragment>();
const spreads: Spread[] = [];
for (const file of globSync('web/**/*.graphql')) readDocuments(file);

function readDocuments(file: string): void {
  let isOfMutation = false;
  visit(parse(readFileSync(file, 'utf8')), {
    OperationDefinition({ operation }) {
      isOfMutation = operation === 'mutation';
    },
    FragmentDefinition(node) {
      isOfMutation = false;
      fragments.set(node.name.value, { file, type: node.typeCondition.name.value, reason: reasonOf(node) });
    },
    SelectionSet({ selections }) {
      const beside = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
      for (const one of selections)
        if (one.kind === Kind.FRAGMENT_SPREAD) spreads.push({ ...spreadOf(one), isOfMutation, file, beside });
    },
  });
}

function spreadOf({ name, directives = [] }: Extract<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>) {
  return { name: name.value, isUnmasked: directives.some((one) => one.name.value === 'unmask') };
}

function reasonOf({ loc }: FragmentDefinitionNode): string | undefined {
  const before = loc?.startToken.prev;
  return before?.kind === 'Comment' ? /^ Unmasked: (.+)/.exec(before.value)?.[1] : undefined;
}

/** The fields that identify an object of the type in the cache; null for a value, which is part of its parent. */
function keysOf(typeName: string): readonly string[] | null {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type)) return null;
  const fields = Object.keys(type.getFields());
  const id = cache.identify({ __typename: typeName, ...Object.fromEntries(fields.map((one) => [one, one])) });
  if (id === undefined) return null;
  const key = id.slice(typeName.length + 1);
  return key === 'id' ? ['id'] : Object.keys(JSON.parse(key));
}

const fragmentOf = ({ name }: Spread) => fragments.get(name) as Fragment;
const keysOfSpread = (spread: Spread) => keysOf(fragmentOf(spread).type);
const textOf = (spread: Spread) => `${spread.file}: ...${spread.name}`;
const isOfComponent = (file: string) => /\/[A-Z]\w*\.graphql$/.test(file);

it('a fragment in the file of a component is alone there, has its name, and stands beside it', () => {
  const ofComponents = [...fragments].filter(([, { file }]) => isOfComponent(file));
  expect(ofComponents.length).toBeGreaterThan(40);
  const wrong = ofComponents.filter(
    ([name, { file }]) =>
      !file.endsWith(`/${name}.graphql`) ||
      !existsSync(file.replace('.graphql', '.tsx')) ||
      parse(readFileSync(file, 'utf8')).definitions.length !== 1,
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('an object that the cache can find is masked, and its fragment a component’s own, unless it says why not', () => {
  const objects = spreads.filter((spread) => keysOfSpread(spread));
  const wrong = objects.filter((spread) => {
    const { file, reason } = fragmentOf(spread);
    return !reason && (spread.isUnmasked || !isOfComponent(file));
  });
  expect(objects.length).toBeGreaterThan(50);
  expect(wrong.map(textOf)).toEqual([]);
});

it('a masked object is found by the key that is asked for beside it', () => {
  const masked = spreads.filter(({ isUnmasked, isOfMutation }) => !isUnmasked && !isOfMutation);
  const wrong = masked.filter((spread) => keysOfSpread(spread)?.some((key) => !spread.beside.includes(key)));
  expect(wrong.map(textOf)).toEqual([]);
});

it('a value without an identity, and the answer of a mutation, are handed on whole: the generator says so', () => {
  const types = new Set([...fragments.values()].map(({ type }) => type));
  const isWrong = (name: string) => isValue(SCHEMA.getType(name) as GraphQLNamedType) !== !keysOf(name);
  expect([...types].filter(isWrong)).toEqual([]);
  const saysIt = (spread: Spread) => spread.isUnmasked && (spread.isOfMutation || !keysOfSpread(spread));
  expect(spreads.filter(saysIt).map(textOf)).toEqual([]);
});

it('a component imports neither the fragment of another one nor the type of a query that it does not make', () => {
  const wrong = globSync('web/**/*.tsx').flatMap((file) => {
    if (/\.(test|parts)\.tsx$/.test(file)) return [];
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '([^']+)\.generated';/gm)]
      .filter(([, names = '', from = '']) => {
        const isForeign = /\/[A-Z]\w*$/.test(from) && !file.endsWith(`/${from.split('/').at(-1)}.tsx`);
        const isMade = /\buse\w+Query\b|\w+Document\b/.test(names);
        const isOfQuery = /\b(?!use)\w+Query\b/.test(names) && !isMade;
        return isForeign || (isOfQuery && !file.endsWith('Screen.tsx'));
      })
      .map(([line]) => `${file}: ${line}`);
  });
  expect(wrong).toEqual([]);
});

it('a fragment is spread only where its feature may be imported', () => {
  const wrong = spreads.filter((spread) =>
    cruiser.default.forbidden.some((rule) => forbids(rule, spread.file, fragmentOf(spread).file)),
  );
  expect(wrong.map(textOf)).toEqual([]);
});

function forbids({ from, to }: ImportRule, file: string, spread: string): boolean {
  if (!from.path || !to.path) return false;
  const found = new RegExp(from.path).exec(file);
  const filled = (path: string) => path.replace('$1', found?.[1] ?? '');
  const isLeftOut = ({ pathNot = [] }: Paths, one: string) =>
    [pathNot].flat().some((path) => new RegExp(filled(path as string)).test(one));
  return (
    found !== null &&
    !isLeftOut(from, file) &&
    new RegExp(filled(to.path)).test(spread) &&
    !isLeftOut(to, spread)
  );
}
