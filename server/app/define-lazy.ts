/** Adds a property whose value is computed when it is first read. */
export function defineLazy<Target extends object>(target: Target, name: string, make: () => unknown): Target {
  return Object.defineProperty(target, name, {
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { value });
      return value;
    },
  });
}
