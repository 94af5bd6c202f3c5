import { type Policy, removing } from './policy.js';

/** Changes of prices: uploaded, planned and made. */
export const PRICE_POLICIES: readonly Policy[] = [
  {
    name: 'uploaded catalogues',
    what: 'spreadsheets of the catalogue that staff uploaded: their changes or problems',
    after: '7 days',
    why: 'what was applied is among the price changes; the rest is uploaded again',
    ...removing('catalogue_imports', `created_at < now() - interval '7 days'`),
    tables: ['catalogue_imports', 'catalogue_import_lines'],
    batch: 10,
  },
  {
    name: 'planned price changes',
    what: 'price changes planned for a moment, who planned and who withdrew them',
    after: '6 years after they ended',
    why: 'as the audit log',
    ...removing('planned_price_changes', `ended_at < now() - interval '6 years'`),
  },
  {
    name: 'price changes',
    what: 'changes of many prices at once, and who made them',
    after: '6 years',
    why: 'as the audit log',
    ...removing('price_changes', `created_at < now() - interval '6 years'`),
    batch: 10,
  },
];
