import Runtime from 'jest-runtime';

/**
 * Loaded again for each test file: tests, their helpers, jest's own list of tests, and what registers hooks or matchers
 * with it.
 */
const AFRESH =
  /^(?!\/node_modules\/).*(\/test\/|\.test\.tsx?$)|^\/node_modules\/(jest-circus|@testing-library\/(react|jest-dom))\//;

const shared = new Map();

/**
 * By itself jest loads every module again for each test file, and that takes longer than the tests of most files. One
 * runtime per worker keeps packages and product: a second server in one process finds its modules loaded too, and so
 * does a second visit in one window.
 */
export default function sharedRuntime(config, environment, ...rest) {
  if (!environment.isShared) return new Runtime(config, environment, ...rest);
  if (!shared.has(environment)) shared.set(environment, new SharedRuntime(config, environment, ...rest));
  return shared.get(environment);
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
      shared.clear();
      super.teardown();
      return;
    }
    this.enterTestCode(); // Between tests nothing may be loaded, but the next file is.
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
