import { evictFields } from '../../data/cache/evict';

/** After a change of a promotion: a list of one state may have another row. */
export const evictPromotions = evictFields('adminPromotions');
