import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Paths of installed packages and of all that they need; `packages` are those of the lock file. */
export function withDependencies(names, packages) {
  const seen = new Set();
  for (const name of names) collect(`node_modules/${name}`, packages, seen);
  return [...seen];
}

/** Bytes of an installed package and of all that it needs. */
export function sizeWithDependencies(name, packages) {
  return withDependencies([name], packages).reduce((sum, path) => sum + sizeOfFolder(path), 0);
}

function collect(path, packages, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path];
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
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
export function sizeOfFolder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return sum + (stats?.isDirectory() ? sizeOfFolder(path) : (stats?.size ?? 0));
    }, 0);
}
