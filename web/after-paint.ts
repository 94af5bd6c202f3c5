/*
 * Runs first in a server-rendered page. The client's scripts are in a template and load after first paint, so that text,
 * style and fonts have the connection until then. Presses before hydration are held and clicked again after it, and the page
 * scrolls back to where it was (start-page.tsx).
 */

/** For browsers that do not report when they painted. */
const AT_THE_LATEST_MS = 1000;

const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
/** Before this script: the page's first module script identifies its release (ui/page/new-release.ts). */
function load(): void {
  // The visitor may have scrolled before this script ran.
  noteScrolling();
  if (scripts) document.head.prepend(scripts.content);
}

if (document.hidden) load();
else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
setTimeout(load, AT_THE_LATEST_MS);

const BUTTON = '#root button[type="button"]';
const LINK = '#root a[href^="/"]';
const pressed: HTMLElement[] = [];

/**
 * Buttons that work without scripts, as in forms, are left to the browser; so are links unless typed text or a held press
 * would be lost.
 */
function hold(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(`${BUTTON}, ${LINK}`);
  if (!target || (target.matches(LINK) && (opensElsewhere(event) || !wouldLoseWork()))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  pressed.push(target);
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function wouldLoseWork(): boolean {
  if (pressed.length > 0) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('#root input');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** The button or link, or its counterpart in the client's render. */
function inPlace(target: HTMLElement): HTMLElement | undefined {
  if (target.isConnected) return target;
  const others = document.querySelectorAll<HTMLElement>(target.matches(LINK) ? LINK : BUTTON);
  return [...others].find((other) => nameOf(other) === nameOf(target));
}

function nameOf(target: HTMLElement): string {
  return target.getAttribute('aria-label') ?? target.textContent;
}

/** Read as it changes: during hydration it would cost a layout of the whole page. */
function noteScrolling(): void {
  document.documentElement.dataset.scrolled = String(window.scrollY);
}

window.addEventListener('click', hold, true);
window.addEventListener('scroll', noteScrolling, { passive: true });
window.addEventListener(
  'client:ready',
  () => {
    window.removeEventListener('click', hold, true);
    window.removeEventListener('scroll', noteScrolling);
    // One task each: the next click reads the state that the one before changed.
    for (const target of pressed) setTimeout(() => inPlace(target)?.click());
  },
  { once: true },
);

export {};
