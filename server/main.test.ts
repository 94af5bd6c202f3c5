import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test.each([['no flag'], ['--no-deprecation']])('the built server loads with %s of Node', (flag) => {
  const flags = flag.startsWith('--') ? [flag] : [];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...flags, 'dist/bundle/server/main.js', '--compile-only'],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
