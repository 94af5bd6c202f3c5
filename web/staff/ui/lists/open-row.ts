const OWN_PRESS = 'a, button, input, label, select, summary';

/** Presses the opener of a row (`data-opens-row`) when the row is pressed elsewhere; selecting text opens nothing. */
export function openPressedRow({ target, ctrlKey, metaKey, shiftKey }: React.MouseEvent): void {
  if (!(target instanceof Element) || target.closest(OWN_PRESS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target
    .closest('tbody tr, li')
    ?.querySelector('[data-opens-row]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
