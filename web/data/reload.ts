/** Reads again after a change that succeeded. Ignores a failure: it is not the change's, and the query's screen shows it. */
export async function reload(read: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await read();
  } catch {
    // The change stands.
  }
}
