import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const SOURCES = ['server', 'web', 'rules', 'e2e', 'packages'].map((folder) => `${folder}/**/*.{ts,tsx}`);
const CITED = /specification,\s+(?:\*\s+)?section\s+(\d+)/g;

it('every section of the specification that a comment cites stands on its page', () => {
  const page = readFileSync('docs/specification.md', 'utf8');
  const sections = [...page.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
  const cited = globSync(SOURCES).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].map(([, number]) => ({ file, number })),
  );
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ number }) => !sections.includes(number))).toEqual([]);
});
