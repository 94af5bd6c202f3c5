import { DESTINATIONS } from '../../../rules/destinations';
import type { AuditAction, AuditEntity } from '../../data/schema.generated';
import { formatDate, formatDateTime, formatPounds } from '../../lib/formats/formats';
import type { AuditTableFragment } from './AuditTable.generated';

export const ENTITY_LABELS: Readonly<Record<AuditEntity, string>> = {
  USER: 'User',
  PRODUCT: 'Product',
  CATEGORY: 'Category',
  SYNONYM: 'Search synonym',
  PRICE: 'Minimum charge',
  ORDER: 'Order',
  ACCOUNTS: 'Accounts',
  QUOTE: 'Quote',
  REQUEST: 'Request',
  PAYMENT: 'Payment',
  SETTINGS: 'Settings',
  PROMOTION: 'Promotion',
  GUIDE: 'Destination',
  DOCUMENT: 'Document',
  MESSAGE: 'Message',
  EXPORT: 'Export',
  SAMPLES: 'Sample data',
  PLAN: 'Planned price change',
  WEBHOOK: 'Webhook',
  API_KEY: 'API key',
};

export const ACTION_BADGES: Readonly<
  Record<AuditAction, { label: string; tone: 'good' | 'accent' | 'bad' }>
> = {
  CREATED: { label: 'Created', tone: 'good' },
  CHANGED: { label: 'Changed', tone: 'accent' },
  REMOVED: { label: 'Removed', tone: 'bad' },
};

/** The subject of an entry: "HL-100001", "Canada", "Settings". */
export function entryLabel({
  entity,
  label,
  entityId,
}: Pick<AuditTableFragment, 'entity' | 'label' | 'entityId'>): string {
  if (entity === 'SETTINGS') return 'Shop settings';
  if (entity === 'PRICE' || entity === 'GUIDE' || entity === 'PLAN') return placeLabel(label);
  return label || entityId;
}

const OPERATIONS: Readonly<Record<string, string>> = {
  'money correction': 'Recorded a reversal',
  'messages written': 'Wrote to the customer',
  'messages settled': 'Marked the messages as answered',
  'collections kept': 'Kept collection areas and cut-off as they were',
  'month closed': 'Handed over and closed',
  'month reopened': 'Opened again',
  'file opened': 'Opened a file of the customer',
  'webhook tested': 'Sent a test event',
  'webhook resent': 'Sent a delivery again',
};

/** The operation, where a field holds that instead of a value; undefined for any other field. */
export function operationText(field: string, after: string | null | undefined): string | undefined {
  return OPERATIONS[`${field} ${after}`];
}

/**
 * A column name as a label: `same_day_cut_off_hour` is "Same day cut off hour", `price_hongkong` "Price, Hong Kong",
 * `image_url` "Image".
 */
export function fieldLabel(field: string): string {
  const [first = '', ...rest] = field.split('_');
  const place = DESTINATIONS.find(({ key }) => key === rest.join(''));
  if (place && (first === 'price' || first === 'rate')) return `${capital(first)}, ${place.name}`;
  return capital(field.replace(/^is_|_(pence|id|url|at)$/g, '').replaceAll('_', ' '));
}

/** A stored value as text: pence as pounds, instants in UK time, categories by their current names, objects as their parts. */
export function valueText(
  field: string,
  value: string | null | undefined,
  categories: readonly { id: string; name: string }[] = [],
): string {
  if (value == null || value === '') return 'empty';
  if (isMoney(field) && /^\d+$/.test(value)) return formatPounds(Number(value));
  if (/^(true|false)$/.test(value)) return value === 'true' ? 'yes' : 'no';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (isStatus(field)) return value.replaceAll('_', ' ');
  if (field === 'category_id') return categories.find(({ id }) => id === value)?.name ?? `deleted (${value})`;
  if (!/^[[{]/.test(value)) return value;
  try {
    return partsOf(JSON.parse(value));
  } catch {
    return value;
  }
}

function partsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(partsOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? 'empty');
  if ('url' in value && 'name' in value) return `${value.name} ${value.url}`;
  return Object.entries(value)
    .map(
      ([name, part]) => `${fieldLabel(name)}: ${isMoney(name) ? formatPounds(Number(part)) : partsOf(part)}`,
    )
    .join('; ');
}

function isStatus(field: string): boolean {
  return field === 'status' || field === 'money' || field.endsWith('_status');
}

function isMoney(field: string): boolean {
  return field.endsWith('_pence') || field.startsWith('price_');
}

function placeLabel(key: string): string {
  return DESTINATIONS.find((one) => one.key === key)?.name ?? key;
}

function capital(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
