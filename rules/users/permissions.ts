/** Parts of the work of staff. Each call of staff needs one of them, or any one of several. */
export const PERMISSIONS = [
  'orders',
  'money',
  'catalogue',
  'content',
  'users',
  'settings',
  'collections',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Permissions that an API key may have: no program manages accounts, and so neither passwords nor second factors. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((one) => one !== 'users');

/** Permissions of each role of staff. Reading orders takes `orders` or `money`. */
export const STAFF_ROLES = {
  driver: ['collections'],
  clerk: ['orders', 'collections'],
  accountant: ['money'],
  admin: PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>;
export type StaffRole = keyof typeof STAFF_ROLES;

/** One permission or more, of which any is enough. */
export type AnyOf = readonly [Permission, ...Permission[]];

/** A user as far as permissions go; `limitedTo` is null for admins with every permission, and for customers. */
export interface RoleHolder {
  readonly role: 'customer' | 'admin';
  readonly limitedTo?: Exclude<StaffRole, 'admin'> | null;
  /** The key with which a program acts for them; absent in a session. */
  readonly apiKey?: ApiKeyFacts | undefined;
}

/** An API key as far as its request goes. */
export interface ApiKeyFacts {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** The role of a member of staff; null for customers. */
export function staffRoleOf({ role, limitedTo }: RoleHolder): StaffRole | null {
  return role === 'admin' ? (limitedTo ?? 'admin') : null;
}

/** Permissions of a user; none for customers. With an API key those of both. */
export function permissionsOf(user: RoleHolder): readonly Permission[] {
  const staffRole = staffRoleOf(user);
  const own: readonly Permission[] = staffRole ? STAFF_ROLES[staffRole] : [];
  const { apiKey } = user;
  return apiKey ? own.filter((one) => apiKey.permissions.includes(one)) : own;
}

/** Whether a user has any of these permissions. */
export function isPermitted(user: RoleHolder | null, ...anyOf: AnyOf): boolean {
  return user !== null && anyOf.some((permission) => permissionsOf(user).includes(permission));
}
