import { evictFields } from '../../data/cache/evict';

/** After a change of a user: a list of one role or status may have another row. */
export const evictUsers = evictFields('adminUsers');
