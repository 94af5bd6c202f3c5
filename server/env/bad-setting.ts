/** What stops the start. The message is meant for the person at the keyboard: one plain sentence a line. */
export class BadSetting extends Error {}

/** Runs every reader, so that all problems are reported at once. Throws BadSetting with their sentences, one a line. */
export function readEach<T extends object>(readers: { readonly [K in keyof T]: () => T[K] }): T {
  const sentences: string[] = [];
  const values = Object.entries<() => unknown>(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      sentences.push(error.message);
      return [name, null];
    }
  });
  if (sentences.length > 0) throw new BadSetting(sentences.join('\n'));
  return Object.fromEntries(values) as T;
}
