import Runtime from 'jest-runtime';

/** Loaded again for each test file: what is ours, and packages that collect what was declared (entities, types, tests). */
const AFRESH = /^(?!.*node_modules)|\/(@mikro-orm|type-graphql|class-validator|jest-circus)\//;
/** Ours, and kept: it only holds answers against the API description, which takes a second to make and to compile. */
const CONTRACT = /\/server\/openapi\/contract\.ts$/;

let kept;

/**
 * By itself jest loads every module again for each test file, and for the server's packages that takes longer than the
 * tests of most files. One runtime per worker keeps the packages; our own modules start afresh in each file as ever.
 */
export default function keptRuntime(...args) {
  kept ??= new KeptRuntime(...args);
  return kept;
}

class KeptRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { watch, watchAll } = args.at(-1);
    this.filesMayChange = watch || watchAll;
  }

  /** After a test file. */
  teardown() {
    if (this.filesMayChange) {
      kept = undefined;
      super.teardown();
      return;
    }
    this.restoreAllMocks();
    this.mockState.clear();
    this.jestGlobals.clearJestObjectCache();
    forget(this.registries.getActiveEsmRegistry());
    forget(this.registries.getActiveCjsRegistry());
    forget(this.registries.getInternalCjsRegistry());
  }
}

/** @param {Map<string, unknown>} modules by path or address */
function forget(modules) {
  for (const name of modules.keys()) if (AFRESH.test(name) && !CONTRACT.test(name)) modules.delete(name);
}
