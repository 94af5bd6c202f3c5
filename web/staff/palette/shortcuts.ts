/** Keys of the staff's area, and what they do. */

/** As the help lists them. */
export const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['/', 'Search this list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row'],
  ['[', 'Previous order of the list'],
  [']', 'Next order of the list'],
  ['?', 'Show these shortcuts'],
];

/** Whether a key press would be typed, or belongs to an open menu or dialog. */
export function isTaken({ target, isComposing }: KeyboardEvent): boolean {
  const typed =
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"]';
  const over = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';
  return (
    isComposing ||
    (target instanceof Element && target.closest(typed) !== null) ||
    Boolean(document.querySelector(over))
  );
}

const ROWS = 'main tbody tr:not([data-note])';

/** Moves the focus to the opener of the next or previous row; to the first one from outside the list. */
export function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  const opener =
    row?.querySelector<HTMLElement>('[data-opens-row]') ?? row?.querySelector<HTMLElement>('a, button');
  opener?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Presses the page's link to the previous or next item; false without one. */
export function pressStep(step: 1 | -1): boolean {
  const stepper = document.querySelector<HTMLElement>(`main [data-step="${step}"]`);
  stepper?.click();
  return stepper !== null;
}

/** Ticks the row that has the focus, or takes its tick off. */
export function tickRow(): void {
  const row = document.activeElement?.closest(ROWS);
  row?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}

/** Puts the focus into the page's search; false without one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
