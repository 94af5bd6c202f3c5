import { evictFields } from '../../data/cache/evict';

/** Reads months and their documents again. */
export const evictAccounts = evictFields('adminAccountsMonths', 'adminAccounts');
