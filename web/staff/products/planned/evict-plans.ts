import { evictFields } from '../../../data/cache/evict';

/** After a change of a planned price change: evicts their list. */
export const evictPlans = evictFields('adminPlannedPriceChanges');
