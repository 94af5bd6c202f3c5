/** Makes something once, when it is first asked for: a format of Intl costs a phone several milliseconds, and few are used on a page. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
