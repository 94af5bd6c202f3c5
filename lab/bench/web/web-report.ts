import { median } from '../median.js';
import type { PageFigures, WebPage } from './measure-page.js';
import type { PressFigures } from './press-plus.js';

/** A page and the medians of its loads. */
interface PageRow {
  readonly page: WebPage;
  readonly median: PageFigures;
}

const COLUMNS = [
  ...['perf', 'a11y', 'practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
  ...['script kB', 'requests'],
];

/** The median of each figure for itself, and every fault that any load showed. */
export function medianOf(loads: readonly PageFigures[]): PageFigures {
  return {
    performance: median(loads.map((load) => load.performance)),
    accessibility: median(loads.map((load) => load.accessibility)),
    bestPractices: median(loads.map((load) => load.bestPractices)),
    seo: median(loads.map((load) => load.seo)),
    firstPaintMs: median(loads.map((load) => load.firstPaintMs)),
    largestPaintMs: median(loads.map((load) => load.largestPaintMs)),
    blockingMs: median(loads.map((load) => load.blockingMs)),
    layoutShift: median(loads.map((load) => load.layoutShift)),
    scriptBytes: median(loads.map((load) => load.scriptBytes)),
    requests: median(loads.map((load) => load.requests)),
    machineIndex: median(loads.map((load) => load.machineIndex)),
    faults: [...new Set(loads.flatMap(({ faults }) => faults))],
  };
}

/** The pages with their medians as a table of text, and below it what costs points. */
export function webTable(rows: readonly PageRow[]): string {
  const faults = rows.flatMap(({ page, median }) =>
    median.faults.map((fault) => `${nameOf(page)}: ${fault}`),
  );
  const table = [toLine('', COLUMNS), ...rows.map(({ page, median }) => toLine(nameOf(page), cells(median)))];
  return [...table, ...(faults.length > 0 ? ['', ...faults] : [])].join('\n');
}

/** Below this Lighthouse warns that a machine is too slow for its scores to be those of a phone. */
const MACHINE_INDEX_MIN = 1_000;

/** How fast the machine was, as one line of text. */
export function machineLine(rows: readonly PageRow[]): string {
  const index = median(rows.map((row) => row.median.machineIndex));
  const verdict =
    index < MACHINE_INDEX_MIN ? `too slow: Lighthouse asks for ${MACHINE_INDEX_MIN}` : 'fast enough';
  return `Benchmark index of this machine: ${index.toFixed(0)}, ${verdict}.`;
}

/** The presses as one line of text. */
export function pressLine({ medianMs, worstMs, presses, withTotal }: PressFigures): string {
  const paint = `Press on + to the next paint: median ${medianMs} ms, worst of ${presses} ${worstMs} ms`;
  return `${paint}; the total in the same frame after ${withTotal} of them.`;
}

function nameOf({ name, profile }: WebPage): string {
  return `${name}, ${profile}`;
}

function cells(figures: PageFigures): string[] {
  const { performance, accessibility, bestPractices, seo } = figures;
  return [
    ...[performance, accessibility, bestPractices, seo].map(String),
    (figures.firstPaintMs / 1000).toFixed(2),
    (figures.largestPaintMs / 1000).toFixed(2),
    figures.blockingMs.toFixed(0),
    figures.layoutShift.toFixed(3),
    (figures.scriptBytes / 1000).toFixed(1),
    String(figures.requests),
  ];
}

function toLine(name: string, values: readonly string[]): string {
  return (
    name.padEnd(22) +
    values.map((value, index) => value.padStart(Math.max(COLUMNS[index]!.length, 5) + 2)).join('')
  );
}
