import { expect, it } from '@jest/globals';
import { orPricesChanged, PricesChanged } from '../../modules/quotes/prices-changed.js';
import { conflict, pricesChanged } from '../errors/errors.js';
import { currentFacts, inRequest } from '../log/request-scope.js';

const CALLER = { ip: '127.0.0.1', agent: 'test' };

it('changed prices are a result, and the log still knows that it was a refusal', async () => {
  await inRequest(CALLER, async () => {
    const result = await orPricesChanged(Promise.reject(pricesChanged(45_000)));
    expect(result).toBeInstanceOf(PricesChanged);
    expect(result).toMatchObject({ newTotal: { minorUnits: 45_000 } });
    expect(currentFacts().refusal).toBe('PRICES_CHANGED');
  });
});

it('any other refusal, and any answer, goes through as it is', async () => {
  const refusal = conflict('Taken');
  await expect(orPricesChanged(Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await orPricesChanged(Promise.resolve('done'))).toBe('done');
});
