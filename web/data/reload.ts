/** Reads again after a change that succeeded. A failure is not the change's: the screen says it, or the next read mends it. */
export async function reload(read: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await read();
  } catch {
    // The change stands.
  }
}
