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
const pressed: HTMLElement[] = [];

/** Buttons that do something without scripts, as those of forms, are left to the browser. */
function hold(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>(BUTTON);
  if (!button) return;
  event.stopImmediatePropagation();
  pressed.push(button);
}

/** The button, or the one that stands for it where the client drew a page of its own. */
function inPlace(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const name = nameOf(button);
  return [...document.querySelectorAll<HTMLElement>(BUTTON)].find((other) => nameOf(other) === name);
}

function nameOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent;
}

window.addEventListener('click', hold, true);
window.addEventListener(
  'client:ready',
  () => {
    window.removeEventListener('click', hold, true);
    // Each by itself: the next one counts on from what the one before changed.
    for (const button of pressed) setTimeout(() => inPlace(button)?.click());
  },
  { once: true },
);

export {};
