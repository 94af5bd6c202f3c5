/*
 * Runs first in a server-rendered page. The client's scripts are in a template and load after first paint, so that text,
 * style and fonts have the connection until then. Presses before hydration are held and clicked again after it, also those whose
 * element was replaced before the release, and the page scrolls back to where it was (start-page.tsx).
 */

/** For browsers that do not report when they painted. */
const AT_THE_LATEST_MS = 1000;

const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
/** Inserts the scripts before this one: the first module script identifies the release (web/start/new-release.ts). */
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
/** The time that a link waits for the client to save typed text; afterwards, as when a script failed, the browser follows it. */
const LINKS_WAIT_MS = 10_000;

/** The pressed element, and which of the same name it was. */
interface Press {
  readonly target: HTMLElement;
  readonly place: number;
}

const pressed: Press[] = [];
/** The press that is not released yet: when the client replaces its element before that, no click comes. */
let down: Press | undefined;
let isReady = false;
let doLinksWait = true;

/**
 * Buttons that work without scripts, as in forms, are left to the browser; so are links unless typed text or a held press
 * would be lost.
 */
function hold(event: MouseEvent): void {
  const target = targetOf(event);
  if (!target || (target.matches(LINK) && (opensElsewhere(event) || !wouldLoseWork()))) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  pressed.push(pressOf(target));
}

function targetOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`${BUTTON}, ${LINK}`) : null;
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function wouldLoseWork(): boolean {
  if (!doLinksWait) return false;
  if (pressed.length > 0) return true;
  const fields = document.querySelectorAll<HTMLInputElement>('#root input');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function pressOf(target: HTMLElement): Press {
  return { target, place: namesakes(target).indexOf(target) };
}

/** The button or link, or its counterpart in the client's render. */
function inPlace({ target, place }: Press): HTMLElement | undefined {
  if (target.isConnected) return target;
  const others = namesakes(target);
  return others[place] ?? others[0];
}

function namesakes(target: HTMLElement): HTMLElement[] {
  const others = document.querySelectorAll<HTMLElement>(target.matches('a') ? LINK : BUTTON);
  return [...others].filter((other) => nameOf(other) === nameOf(target));
}

function nameOf(target: HTMLElement): string {
  return target.getAttribute('aria-label') ?? target.textContent;
}

function begin(event: Event): void {
  const target = isSpaceOrPointer(event) && targetOf(event);
  down = target ? pressOf(target) : undefined;
}

/** A browser sends no click when the pressed element has left the page before the release. */
function end(event: Event): void {
  if (!isSpaceOrPointer(event)) return;
  const press = down;
  down = undefined;
  if (isReady) stopWatchingReleases();
  if (!press || press.target.isConnected) return;
  const other = inPlace(press);
  const isOver = event instanceof KeyboardEvent || other?.contains(event.target as Node);
  if (!other || !isOver) return;
  if (isReady) other.click();
  else pressed.push(pressOf(other));
}

function isSpaceOrPointer(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || event.key === ' ';
}

function stopWatchingReleases(): void {
  for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, begin, true);
  for (const type of ['pointerup', 'keyup']) window.removeEventListener(type, end, true);
}

function letLinksGo(): void {
  doLinksWait = false;
  if (!isReady) pressed.findLast(({ target }) => target.matches(LINK))?.target.click();
}

/** Read as it changes: during hydration it would cost a layout of the whole page. */
function noteScrolling(): void {
  document.documentElement.dataset.scrolled = String(window.scrollY);
}

window.addEventListener('click', hold, true);
for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, true);
for (const type of ['pointerup', 'keyup']) window.addEventListener(type, end, true);
setTimeout(letLinksGo, LINKS_WAIT_MS);
window.addEventListener('scroll', noteScrolling, { passive: true });
window.addEventListener(
  'client:ready',
  () => {
    isReady = true;
    if (!down) stopWatchingReleases();
    window.removeEventListener('click', hold, true);
    window.removeEventListener('scroll', noteScrolling);
    // One task each: the next click reads the state that the one before changed.
    for (const press of pressed) setTimeout(() => inPlace(press)?.click());
  },
  { once: true },
);

export {};
