/**
 * npm run audit: known weaknesses of what runs for customers. 0: none that counts. 1: a high or critical one without a
 * waiver that still holds. 2: the registry did not say, so nothing is known. `--report FILE` judges a kept answer of
 * `npm audit --json`, `--waivers FILE` other waivers, `--today YYYY-MM-DD` as of another day.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pathWithTools, ROOT } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    report: { type: 'string' },
    waivers: { type: 'string', default: `${ROOT}/docs/security/waivers.json` },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const GRAVE = ['high', 'critical'];
/** A waiver buys time for an update, not peace. */
const LONGEST_DAYS = 90;

const report = values.report ? JSON.parse(readFileSync(values.report, 'utf8')) : askRegistry();
if (!report?.vulnerabilities) {
  console.error('NOT CHECKED: the registry did not answer what weaknesses are known.');
  console.error(report?.message ?? 'npm audit gave no report.');
  process.exit(2);
}
const { waivers } = JSON.parse(readFileSync(values.waivers, 'utf8'));
const complaints = [...waivers.flatMap(wrongWaiver), ...graveAdvisories(report).flatMap(unwaived)];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(`No grave weakness is known that is not waived (${waivers.length} waivers).`);

function askRegistry() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    env: { ...process.env, PATH: pathWithTools() },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 120_000,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

/** The grave advisories, each once: those about a package itself, not about its dependencies. */
function graveAdvisories({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && GRAVE.includes(cause.severity))
    .map(({ url, name, severity, title }) => ({ id: url.split('/').at(-1), name, severity, title }));
  return [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
}

function unwaived({ id, name, severity, title }) {
  const waiver = waivers.find((one) => one.advisory === id && one.package === name);
  if (waiver && waiver.until >= values.today) return [];
  const state = waiver ? `its waiver ended on ${waiver.until}` : 'not waived';
  return [`${severity}: ${name}: ${title} (${id}), ${state}`];
}

function wrongWaiver({ advisory, package: name, since, until, reason }) {
  const days = (Date.parse(until) - Date.parse(since)) / 86_400_000;
  if (advisory && name && reason?.length >= 20 && days > 0 && days <= LONGEST_DAYS) return [];
  return [`The waiver of ${advisory} needs package, since, until within ${LONGEST_DAYS} days, and a reason.`];
}
