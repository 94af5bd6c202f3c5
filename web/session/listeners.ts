/** Listeners of one kind of event: `add` returns the unsubscribe function, `tell` calls all of them. */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    add(listener: (...args: Args) => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify(...args: Args): void {
      for (const listener of all) listener(...args);
    },
  };
}
