import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type LighthouseResult } from 'lighthouse';
import { startChromium } from './start-chromium.js';

/** A page to measure. */
export interface WebPage {
  readonly name: string;
  readonly url: string;
  /** Entries of the browser's local storage before the visit; none for a first visit. */
  readonly stored: Readonly<Record<string, string>>;
  /** Lighthouse's default is a phone of the middle class on slow 4G, simulated. */
  readonly profile: 'phone' | 'desktop';
}

/** The figures of one load of a page. Scores run to 100. */
export interface PageFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** As transferred, compressed, with headers. */
  readonly scriptBytes: number;
  readonly requests: number;
  /** How fast the machine was: 1,000 is a phone of the middle class, before Lighthouse slows it four times. */
  readonly machineIndex: number;
  /** Faults that cost points in the three scores beside performance. */
  readonly faults: readonly string[];
}

/** Loads a page once, as a browser does that was never here, and gives Lighthouse's judgement. */
export async function measurePage({ url, stored, profile }: WebPage): Promise<PageFigures> {
  const browser = await startChromium();
  try {
    if (Object.keys(stored).length > 0) await store(browser.port, url, stored);
    const flags = { port: browser.port, logLevel: 'error' } as const;
    const result = await lighthouse(url, flags, profile === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return readFigures(result.lhr);
  } finally {
    await browser.stop();
  }
}

/** Writes into the local storage of the page's origin, through a file of it that runs no script. */
async function store(port: number, url: string, stored: WebPage['stored']): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.contexts()[0]!.newPage();
    await page.goto(new URL('/icon.svg', url).href);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
    await page.close();
  } finally {
    await browser.close();
  }
}

function readFigures({ categories, audits, environment }: LighthouseResult): PageFigures {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as NetworkRequest[];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.filter(({ url }) => url.startsWith('http')).length,
    machineIndex: environment.benchmarkIndex,
    faults: ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map((ref) => audits[ref.id]!)
        .filter((audit) => audit.score !== null && audit.score < 1)
        .map(({ title }) => `${id}: ${title}`),
    ),
  };
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}
