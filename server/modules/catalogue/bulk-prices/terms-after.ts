import type { StoreTerms } from '../../settings/store-terms.js';
import type { PriceBeforeAndAfter } from './changed-value.js';

/** The terms with the rates of a plan. */
export function termsAfter(terms: StoreTerms, rates: readonly PriceBeforeAndAfter[]): StoreTerms {
  const after = new Map(
    rates.map(({ part, destination, service, after }) => [`${part} ${destination ?? service}`, after]),
  );
  const minimums = Object.entries(terms.minimumPence).map(([key, pence]) => [
    key,
    after.get(`minimum ${key}`) ?? pence,
  ]);
  const boxes = Object.entries(terms.customBoxRates).map(([key, rate]) => [
    key,
    {
      perCubicMetrePence: after.get(`perCubicMetre ${key}`) ?? rate.perCubicMetrePence,
      handlingPence: after.get(`handling ${key}`) ?? rate.handlingPence,
      heavySurchargePence: after.get(`heavySurcharge ${key}`) ?? rate.heavySurchargePence,
    },
  ]);
  return {
    ...terms,
    minimumPence: Object.fromEntries(minimums),
    customBoxRates: Object.fromEntries(boxes),
    services: terms.services.map((one) => ({
      ...one,
      surchargePence: after.get(`surcharge ${one.level}`) ?? one.surchargePence,
    })),
  };
}
