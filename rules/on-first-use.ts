/** Makes something at its first use: a format of Intl costs a phone several milliseconds, and a page uses few. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
