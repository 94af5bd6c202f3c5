/** The key of the history entry that loaded this document. */
export let initialHistoryKey = 'default';

/**
 * Gives that entry a unique key before the router is created: the router uses the same key in every document, and would
 * restore another document's scroll position.
 */
export function assignInitialHistoryKey(): void {
  const { state } = window.history;
  initialHistoryKey = state?.key ?? String(performance.timeOrigin);
  if (!state?.key) window.history.replaceState({ key: initialHistoryKey }, '');
}
