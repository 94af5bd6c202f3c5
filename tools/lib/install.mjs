import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, NODE, pathWithoutTools, ROOT } from './run.mjs';

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  mustRun('npm', ['ci', '--no-audit', '--no-fund'], { PATH: pathWithoutTools() });
}

function isInstalled() {
  if (!existsSync(NODE)) return false;
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

function packagesIn(lockFile) {
  const file = join(ROOT, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
