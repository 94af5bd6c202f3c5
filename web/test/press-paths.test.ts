import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const [section = ''] =
  /## A press, file by file[\s\S]*?\n## /.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
const tables = section
  .split('| Step |')
  .slice(1)
  .map((table) => [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path!));

it.each([
  ['a product into the cart', tables[0], 9, 5],
  ['the status of an order', tables[1], 4, 5],
])('%s: every file of the press exists, and there are no more', (_, paths = [], webMax, serverMax) => {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const onServer = paths.filter((path) => path.startsWith('server/'));
  expect(paths.length - onServer.length).toBe(webMax);
  expect(onServer.length).toBe(serverMax);
});
