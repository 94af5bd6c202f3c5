/*
 * Runs first in a page that the server rendered. The client's scripts stand in a template there and are asked for once the
 * page has been painted: until then its text, style and typefaces have the line for themselves. What is pressed before the
 * client runs is held, and pressed again when that says that it does (start-page.tsx).
 */

/** A page that cannot say when it was painted does not wait longer. */
const AT_THE_LATEST_MS = 1000;

const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
/** Before this one: the first module script of a page is the one that its release is told by (ui/page/new-release.ts). */
const load = () => scripts && document.head.prepend(scripts.content);

if (document.hidden) load();
else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
setTimeout(load, AT_THE_LATEST_MS);

const BUTTON = '#root button[type="button"]';
const LINK = '#root a[href^="/"]';
const pressed: HTMLElement[] = [];

/** Buttons that do something without scripts, as those of forms, are left to the browser, and links unless what was typed would be lost. */
function hold(event: MouseEvent): void {
  const target = (event.target as Element).closest<HTMLElement>(`${BUTTON}, ${LINK}`);
  if (!target || (target.matches(LINK) && (opensElsewhere(event) || !isTyped()))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  pressed.push(target);
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function isTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** The button or link, or the one that stands for it where the client drew a page of its own. */
function inPlace(target: HTMLElement): HTMLElement | undefined {
  if (target.isConnected) return target;
  const others = document.querySelectorAll<HTMLElement>(target.matches(LINK) ? LINK : BUTTON);
  return [...others].find((other) => nameOf(other) === nameOf(target));
}

function nameOf(target: HTMLElement): string {
  return target.getAttribute('aria-label') ?? target.textContent;
}

window.addEventListener('click', hold, true);
window.addEventListener(
  'client:ready',
  () => {
    window.removeEventListener('click', hold, true);
    // Each by itself: the next one counts on from what the one before changed.
    for (const target of pressed) setTimeout(() => inPlace(target)?.click());
  },
  { once: true },
);

export {};
