import { evictFields } from '../../../data/cache/evict';

/** After a change of a synonym: the list is sorted and searched by its words. */
export const evictSynonyms = evictFields('adminSearchSynonyms');
