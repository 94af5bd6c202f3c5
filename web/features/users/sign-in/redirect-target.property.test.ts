/** @jest-environment jest-fixed-jsdom */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { safePath } from './sign-in-return';

const BEGINNINGS = ['/', '/.', '/..', '/a/..', '//', '/\\', ''];
/** Characters that browsers drop, fold or treat as a slash, among those of a path. */
const PIECES = [
  ...['/', '\\', '//', '.', '..', ':', '@', '?', '#', '\t', '\n', '\r', ' ', '\0', '／', '。', '\ud800', '%'],
  ...['%2f', '%5c', '%09', 'http:', 'https:', 'javascript:', 'data:', 'evil.example', 'localhost', '[::1]'],
];
const built = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }))
  .map(([beginning, pieces]) => beginning + pieces.join(''));
const hostile = fc.oneof({ weight: 3, arbitrary: built }, fc.string(), fc.webUrl());

test('whatever is asked for, a sign-in leads to a path on our own origin', () => {
  fc.assert(
    fc.property(hostile, (target) => {
      const path = safePath(target);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});
