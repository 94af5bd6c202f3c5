/**
 * Draws which folder imports which into docs/architecture.md, between its marks; part of npm run generate. With --check:
 * fails when the drawings differ from the sources.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputOf } from './lib/run.mjs';

const PAGE = 'docs/architecture.md';
const NOT_THE_PRODUCT = /\.(test|spec|parts)\.tsx?$|\/test\/|\/workbench\/|-fakes\.ts$/;

/** Each drawing names the folder that a file belongs to; undefined leaves the file out. */
const DRAWINGS = {
  server: (file) => /^server\/(?:modules\/([\w-]+)|platform|app)\//.exec(file)?.slice(0, 2),
  web: (file) => /^web\/(?:features\/([\w-]+)|start|staff|lib|data|session|design)\//.exec(file)?.slice(0, 2),
};

const files = (outputOf('git', ['ls-files', 'server', 'web']) ?? '')
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file) && !NOT_THE_PRODUCT.test(file));
const known = new Set(files);

const before = readFileSync(PAGE, 'utf8');
let page = before;
for (const [name, folderOf] of Object.entries(DRAWINGS)) {
  const marks = new RegExp(`(<!-- drawn: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!marks.test(page)) throw new Error(`${PAGE} has no marks for the drawing of ${name}.`);
  page = page.replace(marks, `$1\`\`\`mermaid\n${draw(folderOf)}\n\`\`\`\n$2`);
}
if (page === before) process.exit();
if (process.argv.includes('--check')) {
  console.error(`The drawings in ${PAGE} differ from the sources; run "npm run generate".`);
  process.exit(1);
}
writeFileSync(PAGE, page);

function draw(folderOf) {
  const needs = new Map();
  for (const file of files) {
    const from = nameOf(folderOf(file));
    if (!from) continue;
    const needed = needs.get(from) ?? new Set();
    needs.set(from, needed);
    for (const imported of importsOf(file)) {
      const to = nameOf(folderOf(imported));
      if (to && to !== from) needed.add(to);
    }
  }
  const arrows = [...needs].flatMap(([from, needed]) =>
    [...needed].filter((to) => !isReachedOtherwise(needs, from, to)).map((to) => `  ${from} --> ${to}`),
  );
  return ['graph TD', ...arrows.sort()].join('\n');
}

/** The module or feature, or the floor that the folder is. */
function nameOf(found) {
  if (!found) return undefined;
  const [folder, name] = found;
  return name ?? folder.split('/')[1];
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].flatMap(([, path]) => {
    const target = join(dirname(file), path);
    const candidates = [target, `${target}.ts`, `${target}.tsx`, target.replace(/\.js$/, '.ts')];
    return candidates.filter((one) => known.has(one)).slice(0, 1);
  });
}

/** An arrow that follows from others only hides them. */
function isReachedOtherwise(needs, from, to) {
  const seen = new Set([...needs.get(from)].filter((one) => one !== to));
  for (const one of seen) {
    if (one === to) return true;
    for (const next of needs.get(one) ?? []) seen.add(next);
  }
  return false;
}
