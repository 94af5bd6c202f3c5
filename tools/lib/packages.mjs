import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Bytes of an installed package and of all that it needs; `packages` are those of the lock file. */
export function sizeWithDependencies(name, packages) {
  const seen = new Set();
  collect(`node_modules/${name}`, packages, seen);
  return [...seen].reduce((sum, path) => sum + sizeOfFolder(path), 0);
}

function collect(path, packages, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  const { dependencies, optionalDependencies } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = resolveFrom(path, name, packages);
    if (found) collect(found, packages, seen);
  }
}

/** Finds a dependency as Node does, in the nearest node_modules upwards; undefined for one of another platform. */
function resolveFrom(path, name, packages) {
  const parts = path.split('/node_modules/');
  return parts
    .map((_, at) => [...parts.slice(0, parts.length - at), name].join('/node_modules/'))
    .concat(`node_modules/${name}`)
    .find((candidate) => packages[candidate] && existsSync(candidate));
}

/** Bytes of the files of a package, without packages nested in it. */
function sizeOfFolder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return sum + (stats?.isDirectory() ? sizeOfFolder(path) : (stats?.size ?? 0));
    }, 0);
}
