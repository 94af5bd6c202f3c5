/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** The client's own text, without tests. */
const TEXTS = globSync('web/**/*.{ts,tsx,graphql}')
  .filter((file) => !/\.(test|parts|generated)\.|^web\/(test|workbench)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function count(word: RegExp): number {
  return TEXTS.reduce((sum, { text }) => sum + (text.match(word)?.length ?? 0), 0);
}

/** A limit may only fall: the cache holds what is known, and a mutation answers with what lists show. */
it.each([
  ['unmasked fragments', /@unmask/g, 25],
  ['mentions of refetch', /(?<!p)refetch/gi, 80],
  ['calls past the cache', /'no-cache'/g, 5],
])('at most so many %s', (_, word, limit) => {
  expect(TEXTS.length).toBeGreaterThan(500);
  expect(count(word)).toBeLessThanOrEqual(limit);
});

it('presses that must show at once are answered before the server does', () => {
  expect(count(/optimisticResponse/g)).toBeGreaterThanOrEqual(10);
});

it('a call past the cache says why in the lines before it', () => {
  const silent = TEXTS.flatMap(({ file, text }) =>
    [...text.matchAll(/'no-cache'/g)]
      .filter(({ index }) => !/\/\/|\*/.test(text.slice(0, index).split('\n').slice(-7).join('\n')))
      .map(() => file),
  );
  expect(silent).toEqual([]);
});
