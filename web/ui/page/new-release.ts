/** For an open tab after a newer release, when the code it asks for is gone. */

const ANSWER_WITHIN_MS = 10_000;

/** Where something was typed, or null: reloading that page would lose it. */
let typedOn: string | null = null;

/** A second reload would cancel the first and start over. */
let isReloading = false;

/** Called once before the first render. */
export function watchReleases(): void {
  document.addEventListener('input', () => {
    typedOn = window.location.pathname;
  });
  // Vite's event for a chunk that failed to load.
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

/**
 * Reloads the page when the server has a newer release than this tab. Not when something was typed on the page, nor while the
 * server is down. `reload` is for tests.
 */
export async function reloadIfOutdated(reload = () => window.location.reload()): Promise<void> {
  const address = window.location.pathname;
  if (typedOn === address || !(await isOutdated())) return;
  if (isReloading || typedOn === address || window.location.pathname !== address) return;
  isReloading = true;
  reload();
}

/** The name of the entry is a hash of its contents. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const;
    const page = await fetch('/', options);
    return page.ok && !(await page.text()).includes(entry);
  } catch {
    return false;
  }
}
