/** Part of npm run check: every package that runs for customers may be given away under a licence we have looked at. */
import { outputOf } from './lib/run.mjs';

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  // Fonts, given on unchanged.
  'OFL-1.1',
]);

/** Allowed for one package only, with the reason. */
const EXCEPTIONS = [
  {
    name: /^@img\/sharp-(libvips-|wasm32|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is loaded as a library of its own, unchanged, and can be replaced: what the LGPL asks for.',
  },
  {
    name: /^png-js@/,
    licence: 'MIT*',
    why: 'Its package names no licence; the file LICENSE in it is the MIT licence.',
  },
  {
    name: /^argparse@2/,
    licence: 'Python-2.0',
    why: 'The permissive licence of Python; only the command line of wawoff2 needs it, which is never run.',
  },
];

const packages = JSON.parse(
  outputOf('license-checker-rseidelsohn', ['--production', '--json', '--excludePrivatePackages']) ?? '{}',
);
const names = Object.keys(packages);
const refused = names.filter((name) => !isAllowed(name, packages[name].licenses));
for (const name of refused)
  console.error(`${name} has licence ${packages[name].licenses}: look at it, then see tools/licences.mjs.`);
if (names.length < 100) console.error(`Only ${names.length} packages were found: nothing can be said.`);
process.exit(refused.length > 0 || names.length < 100 ? 1 : 0);

/** "(MIT OR X)" needs one that is allowed, "(MIT AND X)" all. A guess of the checker's ends in "*" and is none. */
function isAllowed(name, licences) {
  const expression = [licences].flat().join(' AND ').replace(/[()]/g, '');
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isLicenceAllowed(name, licence)));
}

function isLicenceAllowed(name, licence) {
  return (
    ALLOWED.has(licence) ||
    EXCEPTIONS.some((exception) => exception.name.test(name) && exception.licence === licence)
  );
}
