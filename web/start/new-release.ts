/** For an open tab after a newer release, when the code it asks for is gone. */

const ANSWER_WITHIN_MS = 10_000;

/** Where something was typed, or null: reloading that page would lose it. */
let typedOn: string | null = null;

/** A second reload would cancel the first and start over. */
let isReloading = false;

/** The browser's messages about chunks that failed to load. */
const failures = new Set<string>();

/** Called once before the first render. `reload` is for tests. */
export function watchReleases(reload = reloadPage): void {
  document.addEventListener('input', () => {
    typedOn = window.location.pathname;
  });
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const hasFailed = failures.has(message);
    failures.add(message);
    void reloadWhen(async () => (await isOutdated()) || (hasFailed && (await isRemembered(message))), reload);
  });
}

/**
 * Reloads the page when the server has a newer release than this tab. Not when something was typed on the page, nor while the
 * server is down. `reload` is for tests.
 */
export function reloadIfOutdated(reload = reloadPage): Promise<void> {
  return reloadWhen(isOutdated, reload);
}

async function reloadWhen(isDue: () => Promise<boolean>, reload: () => void): Promise<void> {
  if (isTypedOn() || !(await isDue()) || isReloading || isTypedOn()) return;
  isReloading = true;
  reload();
}

function isTypedOn(): boolean {
  return typedOn === window.location.pathname;
}

/**
 * Whether the browser keeps failing on a chunk that the server has: one from before HTML's change of 2026 (whatwg/html#10327)
 * asks for it again only after a reload. When that did not help, another would not.
 */
async function isRemembered(failure: string): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [chunk] = /\S+\.js$/.exec(failure) ?? [];
  return chunk !== undefined && navigation?.type !== 'reload' && (await download(chunk)) !== null;
}

/** The name of the entry is a hash of its contents. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const home = entry && (await download('/'));
  return Boolean(home && !home.includes(entry));
}

/** The text that the server has at this address now; null when it does not answer. */
async function download(address: string): Promise<string | null> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const;
    const response = await fetch(address, options);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function reloadPage(): void {
  window.location.reload();
}
