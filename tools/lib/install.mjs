import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, NODE, pathWithoutTools, ROOT } from './run.mjs';

/** Installs what package-lock.json names, unless exactly that is installed already, and is still there. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { PATH: pathWithoutTools() });
}

function isInstalled() {
  if (!existsSync(NODE)) return false;
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    if (!installed[path]) return optional;
    return installed[path].version === version && existsSync(join(ROOT, path, 'package.json'));
  });
}

/** The packages of a lock file; empty for a file that is missing or damaged. */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
}
