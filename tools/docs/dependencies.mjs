/**
 * npm run dependencies: writes docs/dependencies.md. Purposes and replacements come from dependencies.json beside this
 * file; the rest comes from package-lock.json and the installed packages. With --check: fails when a dependency has no
 * row, or when the page differs. Sizes depend on the platform and are not compared. `--notes FILE` takes other notes,
 * `--page FILE` another page.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJson, sizeWithDependencies } from '../lib/packages.mjs';
import '../lib/run.mjs';

const NOTES_FILE = 'tools/docs/dependencies.json';
const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    notes: { type: 'string', default: NOTES_FILE },
    page: { type: 'string', default: 'docs/dependencies.md' },
  },
});
/** Size in the last cell of a row. */
const SIZE = /\| [^|]+ \|$/gm;

const notes = readJson(values.notes);
const { packages } = readJson('package-lock.json');
const manifests = ['package.json', ...globSync('packages/*/package.json')].map(readJson);
const production = namesIn('dependencies');
const development = namesIn('devDependencies').filter((name) => !production.includes(name));
const all = [...production, ...development];

const faults = [...all.flatMap(faultsOf), ...Object.keys(notes).filter(isUnused).map(unusedFault)];
if (faults.length === 0) {
  const page = pageOf();
  if (!values.check) writeFileSync(values.page, page);
  else if (readFileSync(values.page, 'utf8').replace(SIZE, '') !== page.replace(SIZE, ''))
    faults.push(`${values.page} differs from the packages; run "npm run dependencies".`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function namesIn(field) {
  return [...new Set(manifests.flatMap((manifest) => Object.keys(manifest[field] ?? {})))].sort();
}

/** The note of a package: under its name, or under a family that ends in "*". */
function noteOf(name) {
  return notes[name] ?? notes[Object.keys(notes).find((key) => isFamilyOf(key, name))];
}

function isFamilyOf(key, name) {
  return key.endsWith('*') && name.startsWith(key.slice(0, -1));
}

function isUnused(key) {
  return !all.some((name) => name === key || isFamilyOf(key, name));
}

function unusedFault(key) {
  return `${NOTES_FILE} has a row for ${key}, which is no dependency; remove it.`;
}

function faultsOf(name) {
  const note = noteOf(name);
  if (!note?.for || !note.instead)
    return [`${name} has no row in ${NOTES_FILE}; say what it is for and what would replace it.`];
  if (isPrerelease(name) && !note.risk)
    return [`${name} ${versionOf(name)} is no full release; add its risk to ${NOTES_FILE}.`];
  return [];
}

function versionOf(name) {
  return packages[`node_modules/${name}`].version;
}

function isPrerelease(name) {
  return versionOf(name).includes('-');
}

function pageOf() {
  const risks = all
    .filter(isPrerelease)
    .map((name) => `- **${linkTo(name)} ${versionOf(name)}**: ${noteOf(name).risk}`);
  return `# Dependencies

\`npm run dependencies\` writes this page. Purpose and replacement come from \`${NOTES_FILE}\`, version and
owner from the installed packages. [Rules for dependencies](security/dependencies.md) say how one is chosen and how soon it is updated.
The size is that of the package with all that it needs, on the machine that wrote the page; what two packages share
counts for both.

## Release candidates and betas

${risks.join('\n')}

## Runs for customers

${tableOf(production)}

## Builds and tests

${tableOf(development)}
`;
}

function tableOf(names) {
  return [
    '| Package | Version | What for | Kept by | Would be replaced by | Size |',
    '| --- | --- | --- | --- | --- | --- |',
    ...names.map(rowOf),
  ].join('\n');
}

function rowOf(name) {
  const note = noteOf(name);
  const megabytes = Math.round(sizeWithDependencies(name, packages) / 1e6);
  const size = megabytes > 0 ? `${megabytes} MB` : 'below 1 MB';
  return `| ${[linkTo(name), versionOf(name), note.for, ownerOf(name), note.instead, size].join(' | ')} |`;
}

function linkTo(name) {
  return `[${name}](https://www.npmjs.com/package/${name})`;
}

/** The owner of the repository on GitHub, else the author. */
function ownerOf(name) {
  const { repository, author } = readJson(`node_modules/${name}/package.json`);
  const [, owner] =
    /^(?:.*github(?:\.com)?[/:])?([\w.-]+)\/[^/]+/.exec(repository?.url ?? repository ?? '') ?? [];
  return owner ?? author?.name ?? author?.replace(/ [<(].*/, '') ?? 'unknown';
}
