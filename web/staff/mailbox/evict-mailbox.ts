import { evictFields } from '../../data/cache/evict';

/** After a change of messages: the list and its counts are read again. */
export const evictMailbox = evictFields('adminEmails', 'adminMailbox');
