/** Reads again after a change that succeeded. Ignores a failure: it is not the change's, and the query's screen shows it. */
export async function refreshQuietly(refresh: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await refresh();
  } catch {
    // The change stands.
  }
}
