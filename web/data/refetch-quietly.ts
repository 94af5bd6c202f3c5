/** Reads again after a change that succeeded. Ignores a failure: it is not the change's, and the query's screen shows it. */
export async function refetchQuietly(refetch: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await refetch();
  } catch {
    // The change stands.
  }
}
