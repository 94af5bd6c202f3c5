import NodeEnvironment from 'jest-environment-node';
import JsdomEnvironment from 'jest-fixed-jsdom';

/** Tests of components (.test.tsx) have a DOM; others (.test.ts) start faster without one, and ask for it in a docblock. */
export default function webEnvironment(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? JsdomEnvironment : NodeEnvironment;
  return new Environment(config, context);
}
