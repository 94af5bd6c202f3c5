import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, pathWithTools, ROOT } from '../lib/run.mjs';

const RESULTS = 'results.json';
const MINUTE_MS = 60_000;

/**
 * Runs jobs one after another. `folder` gets a log of each and the results, which the next run compares with; those of
 * jobs that are not run stay. `tell` gets the name of each as it starts. Returns the table, and whether every job met its aim.
 */
export async function runJobs(jobs, folder, tell = console.log) {
  mkdirSync(folder, { recursive: true });
  const before = readResults(folder);
  const results = { ...before };
  for (const job of jobs) {
    tell(`${job.name} ...`);
    results[job.name] = await runJob(job, join(folder, `${job.name.replaceAll(' ', '-')}.log`));
    // After each, so that an interrupted night keeps what it knows.
    writeFileSync(join(folder, RESULTS), `${JSON.stringify(results, null, 2)}\n`);
  }
  const ran = jobs.map(({ name }) => results[name]);
  return { table: tableOf(jobs, before, results), isFine: ran.every(({ isFine }) => isFine) };
}

function readResults(folder) {
  const file = join(folder, RESULTS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function runJob({ args, figure }, logFile) {
  const began = Date.now();
  const log = createWriteStream(logFile);
  const env = { ...process.env, PATH: pathWithTools() };
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log.write(chunk);
      output += chunk;
    });
  const [code] = await once(child, 'close');
  log.end();
  const lines = output.trim().split('\n');
  const [, reached = lines.at(-1)] = figure.exec(output) ?? [];
  const minutes = Math.round((Date.now() - began) / MINUTE_MS);
  return { at: new Date(began).toISOString(), isFine: code === 0, figure: reached, minutes };
}

function tableOf(jobs, before, results) {
  const rows = jobs.map(({ name, aim }) => {
    const { isFine, figure, minutes } = results[name];
    const last = before[name] ? `${verdictOf(before[name])}: ${before[name].figure}` : '';
    return [name, verdictOf({ isFine }), figure, last, `${minutes} min`, aim];
  });
  const all = [['', '', 'reached', 'last time', 'took', 'aim'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function verdictOf({ isFine }) {
  return isFine ? 'ok' : 'FAILED';
}
