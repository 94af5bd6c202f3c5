/** The key of the history entry at which this document was loaded. */
export let firstKey = 'default';

/**
 * Gives that entry a key of its own, before the router is made: the router would take the same one in every document, and
 * scroll a page to where another was left.
 */
export function nameFirstEntry(): void {
  const { state } = window.history;
  firstKey = state?.key ?? String(performance.timeOrigin);
  if (!state?.key) window.history.replaceState({ key: firstKey }, '');
}
