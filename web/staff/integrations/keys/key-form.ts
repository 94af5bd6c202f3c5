import { constantCase } from '../../../../rules/enum-case';
import { KEY_PERMISSIONS, permissionsOf, type RoleHolder } from '../../../../rules/users/permissions';
import type { Permission } from '../../../data/schema.generated';

export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  ORDERS: 'Orders, requests, quotes and messages',
  MONEY: 'Payments, refunds and exports',
  CATALOGUE: 'Products and prices',
  CONTENT: 'Guides and documents',
  USERS: 'Users',
  SETTINGS: 'Settings, webhooks and audit log',
  COLLECTIONS: 'Collections',
};

export const LIFETIMES = { 30: '30 days', 90: '90 days', 180: '180 days', 365: '1 year' } as const;

/** A new key as it is typed. */
export interface KeyForm {
  name: string;
  permissions: Permission[];
  days: keyof typeof LIFETIMES;
}

export const EMPTY_KEY: KeyForm = { name: '', permissions: [], days: 90 };

/** The permissions that a member of staff may give to a key. */
export function grantable(user: RoleHolder | null): Permission[] {
  const own = user ? permissionsOf(user) : [];
  return KEY_PERMISSIONS.filter((one) => own.includes(one)).map((one) => constantCase(one) as Permission);
}

/** Every wrong field with its message. */
export function checkKey({ name, permissions }: KeyForm): ReadonlyMap<string, string> {
  const problems: [string, string | false][] = [
    ['name', !name.trim() && 'Enter a name'],
    ['permissions', permissions.length === 0 && 'Choose at least one permission'],
  ];
  return new Map(problems.flatMap(([field, message]) => (message ? [[field, message] as const] : [])));
}
