import NodeEnvironment from 'jest-environment-node';
import JsdomEnvironment from 'jest-fixed-jsdom';
import { resetGlobals } from './reset-globals.mjs';

let shared;

/**
 * Tests of components (.test.tsx) share one window per worker: see shared-runtime.js. Others (.test.ts) start faster
 * without one, and ask for it in a docblock.
 */
export default function webEnvironment(config, context) {
  if (!context.testPath.endsWith('.tsx')) return new NodeEnvironment(config, context);
  shared ??= new SharedWindow(config, context);
  return shared;
}

class SharedWindow extends JsdomEnvironment {
  isShared = true;

  constructor(...args) {
    super(...args);
    ignoreAppearance(this.global.CSSStyleSheet.prototype);
    this.firstGlobals = Object.getOwnPropertyDescriptors(this.global);
  }

  /** The next test file finds an empty page at the first address, and a guest. */
  async teardown() {
    this.fakeTimersModern.dispose();
    resetGlobals(this);
    const { document, history, localStorage, sessionStorage, StorageEvent } = this.global;
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    this.global.dispatchEvent(new StorageEvent('storage', { key: null }));
  }
}

/** Properties of a style that decide whether a person can see or press something. */
const REACHABLE = /display|visibility|opacity|pointer-events/;

/** Inserts other rules empty: jsdom has no layout, and matches every rule with each element whose style is read. */
function ignoreAppearance(sheet) {
  const { insertRule } = sheet;
  sheet.insertRule = function insert(rule, index) {
    return insertRule.call(this, REACHABLE.test(rule) ? rule : '@font-face {}', index);
  };
}
