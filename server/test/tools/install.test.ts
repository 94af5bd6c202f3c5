import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const TOOLS = fileURLToPath(new URL('../../../tools/lib', import.meta.url));
const PACKAGES = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@b/c': { version: '2.0.0' },
};

/** The real tool in a project of two packages; npm is a program that records its call. */
describe('packages before a start', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'harbourline-install-'));
    cpSync(TOOLS, join(root, 'tools/lib'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    const lock = JSON.stringify({ packages: PACKAGES });
    for (const name of ['a', '@b/c', '.bin'])
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
    for (const name of ['a', '@b/c']) writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}');
    for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(join(root, name), lock);
    writeFileSync(join(root, 'node_modules/.bin/node'), '');
    mkdirSync(join(root, 'bin'));
    writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\n: > called\n');
    chmodSync(join(root, 'bin/npm'), 0o755);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const asksNpm = () => {
    const program = "import { ensureInstalled } from './tools/lib/install.mjs'; ensureInstalled();";
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: root,
      env: { PATH: `${join(root, 'bin')}:/usr/bin:/bin` },
    });
    expect(status).toBe(0);
    return existsSync(join(root, 'called'));
  };

  it('are left alone when all of them are there', () => expect(asksNpm()).toBe(false));

  it.each<[string, () => void]>([
    ['a package was deleted by hand', () => rmSync(join(root, 'node_modules/@b/c'), { recursive: true })],
    ['a package was emptied', () => rmSync(join(root, 'node_modules/a/package.json'))],
    [
      'the record of what is installed is cut short',
      () => writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"pack'),
    ],
    [
      'another version is wanted',
      () =>
        writeFileSync(
          join(root, 'package-lock.json'),
          JSON.stringify({ packages: { ...PACKAGES, 'node_modules/a': { version: '1.0.1' } } }),
        ),
    ],
  ])('are installed again when %s', (_what, damage) => {
    damage();
    expect(asksNpm()).toBe(true);
  });
});
