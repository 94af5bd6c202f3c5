import { describe, expect, it } from '@jest/globals';
import {
  hashGuestId,
  isSecretGuestId,
  issueGuestId,
  limitedToOwn,
  requirePermission,
  requireStaff,
  requireUser,
} from './viewer.js';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('a guest id', () => {
  it('that we issue is a secret, and a new one each time', () => {
    const issued = Array.from({ length: 1000 }, () => issueGuestId(NOW));
    expect(new Set(issued).size).toBe(1000);
    expect(issued.every(isSecretGuestId)).toBe(true);
  });

  it.each([`guest_1700000000000_${'a'.repeat(22)}`, `guest_1700000000000_${'0123456789abcdef'.repeat(2)}`])(
    'with 128 random bits is a secret: %s',
    (guestId) => {
      expect(isSecretGuestId(guestId)).toBe(true);
    },
  );

  it.each([
    '',
    'guest_1700000000000',
    'guest_1700000000000_',
    'guest_1700000000000_k3j9x2',
    `guest_1700000000000_${'a'.repeat(21)}`,
    `guest_1700000000000_${'a'.repeat(129)}`,
    `guest_x_${'a'.repeat(22)}`,
    `guest_1_${'a'.repeat(22)}\n`,
    `guest_1_${'a'.repeat(21)}%`,
  ])('that can be guessed, or is none, is no secret: %j', (guestId) => {
    expect(isSecretGuestId(guestId)).toBe(false);
  });

  it('is stored as a digest that does not lead back', () => {
    const guestId = issueGuestId(NOW);
    expect(hashGuestId(guestId)).toHaveLength(43);
    expect(hashGuestId(guestId)).toBe(hashGuestId(guestId));
    expect(hashGuestId(guestId)).not.toContain(guestId.slice(-8));
  });
});

describe('who is asking', () => {
  const user = (role: 'customer' | 'admin', limitedTo: 'clerk' | null = null) => ({
    user: { id: 'u', name: 'Ann', email: 'ann@example.com', role, limitedTo, sessionVersion: 1 },
    guestId: null,
  });
  const nobody = { user: null, guestId: 'guest_1' };
  const clerk = user('admin', 'clerk');

  it('must be signed in where a user is needed, and staff where staff is', () => {
    expect(() => requireUser(nobody)).toThrow('Not authorized, please log in');
    expect(() => requireStaff(nobody)).toThrow('Not authorized, please log in');
    expect(() => requireStaff(user('customer'))).toThrow("You don't have permission to access this page.");
    expect(requireUser(user('customer'))).toMatchObject({ name: 'Ann' });
    expect(requireStaff(clerk)).toMatchObject({ role: 'admin' });
  });

  it('has any one of the permissions that a call names', () => {
    expect(() => requirePermission(nobody, 'orders')).toThrow('Not authorized, please log in');
    expect(() => requirePermission(user('customer'), 'orders')).toThrow("You don't have permission");
    expect(() => requirePermission(clerk, 'money')).toThrow("You don't have permission");
    expect(requirePermission(clerk, 'money', 'orders')).toMatchObject({ limitedTo: 'clerk' });
    expect(requirePermission(user('admin'), 'settings')).toMatchObject({ limitedTo: null });
  });

  it('sees only what is their own without one of the permissions', () => {
    expect(() => limitedToOwn(nobody, 'orders')).toThrow('Not authorized, please log in');
    expect(limitedToOwn(user('customer'), 'orders')).toBe('u');
    expect(limitedToOwn(clerk, 'money')).toBe('u');
    expect(limitedToOwn(clerk, 'orders')).toBeNull();
  });
});
