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
  const entry = scripts?.content.querySelector('script');
  entry?.addEventListener('load', () => setTimeout(endHold, HOLD_MS));
  entry?.addEventListener('error', endHold);
  if (scripts) document.head.prepend(scripts.content);
}

if (document.hidden) load();
else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
setTimeout(load, AT_THE_LATEST_MS);

const BUTTON = '#root button[type="button"]';
const LINK = '#root a[href^="/"]';
/** The time that a link waits for the client to save typed text; afterwards, as when a script failed, the browser follows it. */
const LINKS_WAIT_MS = 10_000;
/** The time that presses are held once the scripts have run; a client that is not ready by then has failed. */
const HOLD_MS = 10_000;

/** The pressed element, and its counterpart's place among the elements with the same key. */
interface Press {
  readonly target: HTMLElement;
  readonly key: string;
  readonly place: number;
}

let pressed: Press[] = [];
/** Presses without a release yet, by pointer. A browser sends no click for one whose element leaves the page meanwhile. */
const down = new Map<number, Press>();
/** Stands for the space bar among the pointers, whose ids are not negative. */
const SPACE_BAR = -1;
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
  const key = keyOf(target);
  return { target, key, place: sameKey(target, key).indexOf(target) };
}

/** The button or link, or its counterpart in the client's render. */
function inPlace({ target, key, place }: Press): HTMLElement | undefined {
  if (target.isConnected) return target;
  const others = sameKey(target, key);
  return others[place] ?? others[0];
}

function sameKey(target: HTMLElement, key: string): HTMLElement[] {
  const others = document.querySelectorAll<HTMLElement>(target.matches('a') ? LINK : BUTTON);
  return [...others].filter((other) => keyOf(other) === key);
}

/** Equal in the server's and the client's render: the `data-press` of an element whose text may differ, else its name; with its item. */
function keyOf(target: HTMLElement): string {
  const item = target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId;
  return `${item} ${target.dataset.press ?? target.getAttribute('aria-label') ?? target.textContent}`;
}

function begin(event: Event): void {
  const pointer = pointerOf(event);
  if (pointer === null) return;
  const target = targetOf(event);
  if (target) down.set(pointer, pressOf(target));
  else down.delete(pointer);
}

/** Counts a press whose element the client has replaced since, when it is released over the counterpart. */
function end(event: Event): void {
  const pointer = pointerOf(event);
  const press = pointer === null ? undefined : down.get(pointer);
  cancel(event);
  if (!press || press.target.isConnected) return;
  const other = inPlace(press);
  const isOver = pointer === SPACE_BAR || other?.contains(event.target as Node);
  if (!other || !isOver) return;
  if (isReady) other.click();
  else pressed.push(pressOf(other));
}

/** Ends a press: it is released, the browser takes its pointer for scrolling, or the pointer leaves the page. */
function cancel(event: Event): void {
  const pointer = pointerOf(event);
  if (pointer !== null) down.delete(pointer);
  stopWhenDone();
}

/** Ends all presses: the page is hidden or left, or loses the keyboard, and their releases may happen elsewhere. */
function cancelAll(): void {
  down.clear();
  stopWhenDone();
}

function stopWhenDone(): void {
  if (isReady && down.size === 0) watchReleases('removeEventListener');
}

/** Null for keys that press nothing, and for the Enter key, which presses at once. */
function pointerOf(event: Event): number | null {
  if (event instanceof KeyboardEvent) return event.key === ' ' ? SPACE_BAR : null;
  return (event as PointerEvent).pointerId;
}

function watchReleases(change: 'addEventListener' | 'removeEventListener'): void {
  for (const type of ['pointerdown', 'keydown']) window[change](type, begin, true);
  for (const type of ['pointerup', 'keyup']) window[change](type, end, true);
  window[change]('pointercancel', cancel, true);
  for (const type of ['blur', 'pagehide']) window[change](type, cancelAll);
  document.documentElement[change]('pointerleave', cancel);
  document[change]('visibilitychange', cancelAll);
}

function letLinksGo(): void {
  doLinksWait = false;
  if (!isReady) pressed.findLast(({ target }) => target.matches(LINK))?.target.click();
}

/** Read as it changes: during hydration it would cost a layout of the whole page. */
function noteScrolling(): void {
  document.documentElement.dataset.scrolled = String(window.scrollY);
}

/** Without a client that becomes ready, the page gets every press as it is. */
function endHold(): void {
  if (isReady) return;
  letLinksGo();
  stopHolding();
}

function stopHolding(): void {
  pressed = [];
  window.removeEventListener('click', hold, true);
}

window.addEventListener('click', hold, true);
watchReleases('addEventListener');
setTimeout(letLinksGo, LINKS_WAIT_MS);
window.addEventListener('scroll', noteScrolling, { passive: true });
window.addEventListener(
  'client:ready',
  () => {
    isReady = true;
    stopWhenDone();
    window.removeEventListener('scroll', noteScrolling);
    // One task each: the next click reads the state that the one before changed.
    for (const press of pressed) setTimeout(() => inPlace(press)?.click());
    stopHolding();
  },
  { once: true },
);

export {};
