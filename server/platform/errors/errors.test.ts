import { expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../../rules/refusals.js';
import { AppError, conflict, detailsOf, pricesChanged, tooManyAttempts, versionConflict } from './errors.js';

it('a refusal takes the details of its code and no others; the compiler says so', () => {
  // @ts-expect-error The new total belongs to PRICES_CHANGED.
  new AppError('CONFLICT', 409, 'Taken', { newTotal: 1 });
  // @ts-expect-error A code without details takes none.
  new AppError('FORBIDDEN', 403, 'No', { fields: [] });
  // @ts-expect-error PRICES_CHANGED is nothing without the new total.
  new AppError('PRICES_CHANGED', 409, 'Prices have changed');
  // @ts-expect-error A box has no status.
  versionConflict({ thing: 'box', current: { version: 2, status: 'shipped' } });
  // @ts-expect-error Nobody knows this code.
  new AppError('GONE', 410, 'Gone');
  expect(ERROR_CODES).not.toContain('GONE');
});

it('the details of a refusal are read by its code', () => {
  const refusal = pricesChanged(33_250);
  expect(detailsOf(refusal, 'PRICES_CHANGED')?.newTotal).toBe(33_250);
  expect(detailsOf(refusal, 'CONFLICT')).toBeNull();
  expect(detailsOf(new Error('No'), 'PRICES_CHANGED')).toBeNull();
  expect(detailsOf(conflict('Taken'), 'CONFLICT')).toEqual({});
});

it('a refusal says when to come back as a header of GraphQL too', () => {
  const refusal = tooManyAttempts(7);
  expect(refusal.retryAfter).toBe(7);
  expect(refusal.extensions).toEqual({
    code: 'TOO_MANY_ATTEMPTS',
    retryAfter: 7,
    http: { status: 429, headers: new Map([['retry-after', '7']]) },
  });
});
