import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const ROOT = new URL('../../../', import.meta.url);
const FILES = globSync(['docker-compose*.{yml,yaml}', 'lab/**/docker-compose*.{yml,yaml}']);

const linesOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8').split('\n');

/** The entries of every list of ports in a compose file. */
function publishedPorts(file: string): string[] {
  const found: string[] = [];
  let indent = -1;
  for (const line of linesOf(file)) {
    const [, spaces = '', text = ''] = /^( *)(.*)$/.exec(line) ?? [];
    if (/^ports:\s*$/.test(text)) indent = spaces.length;
    else if (indent >= 0 && text.startsWith('- ') && spaces.length >= indent)
      found.push(text.slice(2).replaceAll('"', ''));
    else if (indent >= 0 && text !== '' && !text.startsWith('#')) indent = -1;
  }
  return found;
}

/** The values that a compose file gives to a setting of the server. */
const valuesOf = (file: string, setting: string) =>
  linesOf(file).flatMap((line) => new RegExp(`^\\s+${setting}: (.*)$`).exec(line)?.[1] ?? []);

test('there are compose files, and their ports are found', () => {
  expect(FILES).toEqual(expect.arrayContaining(['docker-compose.yml', 'lab/scale/docker-compose.yml']));
  expect(FILES.flatMap(publishedPorts)).toContain('127.0.0.1:${PORT:-4000}:4000');
});

test.each(FILES)('%s publishes every port on this machine alone, until somebody says otherwise', (file) => {
  for (const port of publishedPorts(file))
    expect(port).toMatch(/^(127\.0\.0\.1|\$\{PUBLISH_ON:-127\.0\.0\.1\}):/);
});

test.each(FILES)('%s publishes no database, whose password has a default', (file) => {
  for (const port of publishedPorts(file)) expect(port).not.toMatch(/:(5432|6432)(\/|$)/);
});

test('servers that can be published have no demo accounts, and are a real shop under a public name', () => {
  const file = 'lab/scale/docker-compose.yml';
  expect(publishedPorts(file).some((port) => port.startsWith('${PUBLISH_ON'))).toBe(true);
  expect(valuesOf(file, 'DEMO_ACCOUNTS')).toEqual(['${DEMO_ACCOUNTS:-0}']);
  expect(valuesOf(file, 'NODE_ENV')).toEqual(['${NODE_ENV:-${SITE:+production}}']);
});
