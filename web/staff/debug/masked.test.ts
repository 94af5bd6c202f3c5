import { expect, it } from '@jest/globals';
import { masked } from './DebugPage';

it('a masked secret shows its end when there is enough left to guess, and nothing of a short one', () => {
  expect(masked('eyJhbGciOiJIUzI1NiJ9.payload.wxyz')).toBe('••••••••wxyz');
  expect(masked('short')).toBe('••••••••');
  expect(masked(null)).toBeNull();
});
