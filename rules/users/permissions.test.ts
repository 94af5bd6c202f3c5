import { expect, it } from '@jest/globals';
import { isPermitted, permissionsOf, staffRoleOf } from './permissions.js';

const customer = { role: 'customer' } as const;
const admin = { role: 'admin', limitedTo: null } as const;
const driver = { role: 'admin', limitedTo: 'driver' } as const;

it('customers have no role of staff and no permissions', () => {
  expect(staffRoleOf(customer)).toBeNull();
  expect(permissionsOf(customer)).toEqual([]);
});

it('staff have the permissions of their role, and admins every one', () => {
  expect([staffRoleOf(driver), staffRoleOf(admin)]).toEqual(['driver', 'admin']);
  expect(permissionsOf(driver)).toEqual(['collections']);
  expect(permissionsOf({ role: 'admin', limitedTo: 'clerk' })).toEqual(['orders', 'collections']);
  expect(permissionsOf({ role: 'admin', limitedTo: 'accountant' })).toEqual(['money']);
  expect(permissionsOf(admin)).toHaveLength(7);
});

it('any one of several permissions is enough', () => {
  expect(isPermitted(driver, 'orders', 'collections')).toBe(true);
  expect(isPermitted(driver, 'orders', 'money')).toBe(false);
  expect(isPermitted(null, 'orders')).toBe(false);
});
