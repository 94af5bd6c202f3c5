/** What an open tab does when the server has a newer release, and code that the tab asks for is gone. */

const ANSWER_WITHIN_MS = 10_000;

/** Where something was typed, or null: loading that page again would lose it. */
let typedOn: string | null = null;

/** A second reload would cut the first short and begin again. */
let isReloading = false;

/** Called once before the first render. */
export function followReleases(): void {
  document.addEventListener('input', () => {
    typedOn = window.location.pathname;
  });
  // Vite's word for code, of a page or a part of one, that did not load.
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

/**
 * Loads the page again when the server has a newer release than this tab, which makes the tab that release: so once. Not
 * when something was typed on the page, nor while the server is away. `reload` is for tests.
 */
export async function reloadIfOutdated(reload = () => window.location.reload()): Promise<void> {
  const address = window.location.pathname;
  if (typedOn === address || !(await isOutdated())) return;
  if (isReloading || typedOn === address || window.location.pathname !== address) return;
  isReloading = true;
  reload();
}

/** Every release names its entry after its contents. */
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
