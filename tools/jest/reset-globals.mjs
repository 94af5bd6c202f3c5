/** Where type-graphql and class-validator collect what our modules declare as they load, which is once. */
const DECLARATIONS = /MetadataStorage$/;

/** The next test file finds the globals as this one did: what it changed is as before, what it added is empty. */
export function resetGlobals({ global, firstGlobals }) {
  for (const name of Reflect.ownKeys(global)) {
    const first = firstGlobals[name];
    if (first) Reflect.defineProperty(global, name, first);
    else if (!DECLARATIONS.test(String(name))) Reflect.set(global, name, undefined);
  }
}
