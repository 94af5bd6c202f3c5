import { BadSetting } from './bad-setting.js';
import { readWholeNumber } from './read-whole-number.js';

/** A factor that large switches the limits off; a shop never wants that. */
const FACTOR_MAX_IN_PRODUCTION = 10;

/** Throws BadSetting. */
export function readRateLimitFactor(source: NodeJS.ProcessEnv, production: boolean): number {
  const factor = readWholeNumber(source, 'RATE_LIMIT_FACTOR', { default: 1, min: 1, max: 1_000_000 });
  if (production && factor > FACTOR_MAX_IN_PRODUCTION)
    throw new BadSetting(`RATE_LIMIT_FACTOR must be at most ${FACTOR_MAX_IN_PRODUCTION} in production.`);
  return factor;
}
