import NodeEnvironment from 'jest-environment-node';
import { resetGlobals } from './reset-globals.mjs';

let shared;

/** One set of globals per worker, so that a package loaded for one test file fits the next: see shared-runtime.js. */
export default function sharedEnvironment(...args) {
  shared ??= new SharedEnvironment(...args);
  return shared;
}

class SharedEnvironment extends NodeEnvironment {
  isShared = true;

  constructor(...args) {
    super(...args);
    this.firstGlobals = Object.getOwnPropertyDescriptors(this.global);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    resetGlobals(this);
  }
}
