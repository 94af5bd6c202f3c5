import { expect, it } from '@jest/globals';
import { fieldLabel, operationText, valueText } from './audit-labels';

it.each([
  ['money', 'refund_sent', 'Money', 'refund sent'],
  ['price_hongkong', '13050', 'Price, Hong Kong', '£130.50'],
  ['surcharge_pence', '2999', 'Surcharge', '£29.99'],
  ['deleted_at', '2026-07-21T20:46:09.141+00:00', 'Deleted', '21 July 2026 at 21:46'],
  ['collection_date', '2026-11-21', 'Collection date', '21 November 2026'],
  ['status', 'in_transit', 'Status', 'in transit'],
  ['is_published', 'false', 'Published', 'no'],
  ['category_id', '7', 'Category', 'Garden'],
  ['category_id', '8', 'Category', 'deleted (8)'],
  ['details', '', 'Details', 'empty'],
  [
    'social_links',
    '[{"name":"Maps","url":"https://maps.example"}]',
    'Social links',
    'Maps https://maps.example',
  ],
])('%s %s reads "%s: %s" in the audit log', (field, value, label, text) => {
  expect(fieldLabel(field)).toBe(label);
  expect(valueText(field, value, [{ id: '7', name: 'Garden' }])).toBe(text);
});

it('what was done with an order reads as such, not as a change from nothing', () => {
  expect(operationText('money', 'correction')).toBe('Recorded a reversal');
  expect(operationText('messages', 'written')).toBe('Wrote to the customer');
  expect(operationText('status', 'shipped')).toBeUndefined();
});
