import NodeEnvironment from 'jest-environment-node';

let shared;

/** Where type-graphql and class-validator collect what our modules declare as they load, which is once. */
const DECLARATIONS = /MetadataStorage$/;

/** One set of globals per worker, so that a package loaded for one test file fits the next: see shared-runtime.js. */
export default function sharedEnvironment(...args) {
  shared ??= new SharedEnvironment(...args);
  return shared;
}

class SharedEnvironment extends NodeEnvironment {
  constructor(...args) {
    super(...args);
    this.firstGlobals = Object.getOwnPropertyDescriptors(this.global);
  }

  /** The next test file finds the globals as this one did: what it changed is as before, what it added is empty. */
  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Reflect.ownKeys(this.global)) {
      const first = this.firstGlobals[name];
      if (first) Reflect.defineProperty(this.global, name, first);
      else if (!DECLARATIONS.test(String(name))) Reflect.set(this.global, name, undefined);
    }
  }
}
