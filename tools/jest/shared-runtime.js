import Runtime from 'jest-runtime';

/** Loaded again for each test file: tests, their helpers, and jest's own list of tests. */
const AFRESH = /^(?!\/node_modules\/).*(\/test\/|\.test\.ts$)|^\/node_modules\/jest-circus\//;

let shared;

/**
 * By itself jest loads every module again for each test file, and for a server that takes longer than the tests of most
 * files. One runtime per worker keeps packages and product: a second server in one process finds its modules loaded too.
 */
export default function sharedRuntime(...args) {
  shared ??= new SharedRuntime(...args);
  return shared;
}

class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { rootDir, watch, watchAll } = args.at(-1);
    this.rootDir = rootDir;
    this.filesMayChange = watch || watchAll;
  }

  /** After a test file. */
  teardown() {
    if (this.filesMayChange) {
      shared = undefined;
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    this.forget(this.registries.getActiveEsmRegistry());
    this.forget(this.registries.getActiveCjsRegistry());
    this.forget(this.registries.getInternalCjsRegistry());
  }

  /** @param {Map<string, unknown>} modules by path or address */
  forget(modules) {
    for (const name of modules.keys()) if (AFRESH.test(name.split(this.rootDir).at(-1))) modules.delete(name);
  }
}
