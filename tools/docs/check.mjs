/**
 * Part of npm run check: every link, anchor, file, folder and npm script that a page names exists, and the settings and
 * counts that pages repeat are those of the code.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { outputOf } from '../lib/run.mjs';

const files = outputOf('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .split('\n')
  .filter(Boolean);
const folders = new Set(files.flatMap(foldersOf));
const roots = new Set([...folders].filter((folder) => !folder.includes('/')));
const endings = new Set([...files, ...folders].flatMap(endingsOf));
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const pages = files.filter((file) => file.endsWith('.md'));
/** Names of examples, and a file that the build writes. */
const NOT_TRACKED = /parcels|YYYYMMDD|known-operations\.json$/;

const problems = [];
const anchors = new Map();
for (const page of pages) checkPage(page);
checkSettings();
for (const problem of problems) console.error(problem);
if (pages.length < 50) console.error(`Only ${pages.length} pages were found: nothing can be said.`);
process.exit(problems.length > 0 || pages.length < 50 ? 1 : 0);

function checkPage(page) {
  let isCode = false;
  for (const [at, line] of readFileSync(page, 'utf8').split('\n').entries()) {
    const report = (problem) => problems.push(`${page}:${at + 1} ${problem}`);
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    checkScripts(line, report);
    if (isCode) continue;
    for (const [, target] of line.matchAll(/(?:\]\(|(?:src|srcset|href)=")([^)"\s]+)/g))
      checkLink(page, target, report);
    for (const [, name] of line.matchAll(/`([^`]+)`/g)) checkName(name, report);
  }
}

function checkScripts(line, report) {
  for (const [, script] of line.matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
    if (!scripts[script]) report(`names "npm run ${script}"; name a script of package.json.`);
  }
}

function checkLink(page, target, report) {
  if (/^\w+:/.test(target)) return;
  const [path, anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path)).replace(/\/$/, '');
  if (!files.includes(file) && !folders.has(file)) {
    report(`links to ${target}, which does not exist; link to a file of the repository.`);
  } else if (anchor && file.endsWith('.md') && !anchorsOf(file).has(anchor)) {
    report(
      `links to #${anchor}, which is no heading of ${file}; write the heading in lower case with dashes.`,
    );
  }
}

/** Checks a name in backticks if it looks like a file or folder of ours; it may leave out the folders in front. */
function checkName(name, report) {
  if (!/^[\w.@*-]+(?:\/[\w.@*-]+)*\/?$/.test(name) || !name.includes('/')) return;
  const isFile = /\.(?:tsx?|m?js|md|json|ya?ml|graphql|sh)$/.test(name);
  const isOurs = isFile || roots.has(name.split('/')[0]);
  if (!isOurs || NOT_TRACKED.test(name)) return;
  const path = name.replace(/\/$/, '');
  const isFound = path.includes('*') ? matches(path) : endings.has(path);
  if (!isFound) report(`names ${name}, which does not exist; name the file by its path of today.`);
}

function matches(pattern) {
  const source = pattern
    .replace(/[.@]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars.startsWith('**') ? '.*' : '[^/]*'));
  const matcher = new RegExp(`^${source}$`);
  return [...files, ...folders].some((path) => matcher.test(path));
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page) {
  if (anchors.has(page)) return anchors.get(page);
  const found = new Set();
  for (const [, heading] of readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm))
    found.add(slugOf(heading, found));
  for (const [, id] of readFileSync(page, 'utf8').matchAll(/<a (?:id|name)="([^"]+)"/g)) found.add(id);
  anchors.set(page, found);
  return found;
}

function slugOf(heading, taken) {
  const text = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase();
  const slug = text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
  let unique = slug;
  for (let count = 1; taken.has(unique); count += 1) unique = `${slug}-${count}`;
  return unique;
}

/** Every setting of .env.example has its row in docs/operations.md, and every row its setting. */
function checkSettings() {
  const example = new Set(
    [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  const page = readFileSync('docs/operations.md', 'utf8');
  const rows = new Set(
    [...page.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    ),
  );
  for (const name of example) {
    if (!page.includes(`\`${name}\``))
      problems.push(`docs/operations.md has no setting ${name} of .env.example; add its row.`);
  }
  for (const name of rows) {
    if (!example.has(name))
      problems.push(`.env.example has no ${name}, which docs/operations.md lists; add it there.`);
  }
}

function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function endingsOf(path) {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
