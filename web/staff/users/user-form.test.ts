import { describe, expect, it } from '@jest/globals';
import { fieldDifferences } from '../ui/records/field-labels';
import { currentUser, USER_LABELS } from './user-conflict';
import { accessConsequences, checkUser, startUserForm, toNewUser, toUserChange } from './user-form';
import { invitationText } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

const ANNA: ManagedUserFragment = {
  id: '1',
  name: 'Anna Smith',
  email: 'anna@example.com',
  phone: '020 7946 0000',
  role: 'CUSTOMER',
  staffRole: null,
  status: 'ACTIVE',
  department: null,
  address: { line1: '1 Quay', line2: '', city: 'Perth', state: 'WA', postcode: '6000', country: 'Oz' },
  createdAt: '2026-11-01T09:00:00Z',
  lastLoginAt: null,
  invitationExpiresAt: null,
  version: 1,
};
const BEFORE = startUserForm(ANNA);

describe('the form of a user', () => {
  it('sends only what was changed', () => {
    expect(toUserChange(BEFORE, BEFORE)).toEqual({});
    expect(toUserChange({ ...BEFORE, phone: '', city: 'Fremantle' }, BEFORE)).toEqual({
      phone: '',
      address: { city: 'Fremantle' },
    });
  });

  it('sends a role of staff with the role of the specification', () => {
    expect(toUserChange({ ...BEFORE, role: 'DRIVER' }, BEFORE)).toEqual({
      role: 'ADMIN',
      staffRole: 'DRIVER',
    });
    const clerk = startUserForm({ ...ANNA, role: 'ADMIN', staffRole: 'CLERK' });
    expect(clerk.role).toBe('CLERK');
    expect(toUserChange({ ...clerk, role: 'CUSTOMER' }, clerk)).toEqual({ role: 'CUSTOMER' });
  });

  it('sends a new user without the empty parts', () => {
    const form = { ...startUserForm(null), name: 'Bo', email: 'bo@example.com', country: 'AU' };
    expect(toNewUser(form)).toEqual({
      name: 'Bo',
      email: 'bo@example.com',
      role: 'CUSTOMER',
      status: 'ACTIVE',
      address: { country: 'Australia' },
    });
  });

  it('refuses with the words of the specification', () => {
    expect([...checkUser(startUserForm(null))]).toEqual([
      ['name', 'Please fill in all required fields'],
      ['email', 'Please fill in all required fields'],
    ]);
    expect([...checkUser({ ...BEFORE, email: 'anna@' })]).toEqual([
      ['email', 'Please enter a valid email address'],
    ]);
  });

  it('says before saving what happens to their sessions', () => {
    expect(accessConsequences({ ...BEFORE, phone: '1' }, BEFORE)).toEqual([]);
    expect(accessConsequences({ ...BEFORE, status: 'SUSPENDED' }, BEFORE)).toEqual([
      "We'll log them out on every device at once. They can't log in until the account is active again.",
    ]);
    expect(accessConsequences({ ...BEFORE, role: 'CLERK' }, BEFORE)).toEqual([
      "We'll log them out on every device. They have to log in again.",
    ]);
  });

  it('is shown beside what somebody else made of the user', () => {
    const now = currentUser(ANNA, {
      ...ANNA,
      phone: '1',
      role: 'customer',
      staffRole: null,
      status: 'suspended',
      version: 2,
    });
    const typed = { ...BEFORE, phone: '2', city: 'Fremantle' };
    expect(now.version).toBe(2);
    expect(differences(ANNA, now, typed)).toEqual([
      { field: 'phone', label: 'Phone number', was: '020 7946 0000', now: '1', typed: 'you typed 2' },
      { field: 'status', label: 'Status', was: 'Active', now: 'Suspended' },
    ]);
  });

  it('names countries, not their codes', () => {
    const home = { ...ANNA.address!, country: 'Australia' };
    const before = { ...ANNA, address: home };
    const now = { ...ANNA, address: { ...home, country: 'France' } };
    expect(differences(before, now)).toEqual([
      { field: 'country', label: 'Country', was: 'Australia', now: 'France' },
    ]);
  });
});

function differences(base: ManagedUserFragment, current: ManagedUserFragment, typed = startUserForm(base)) {
  const form = { valuesOf: startUserForm, typed, dirtyFields: {} };
  return fieldDifferences({ labels: USER_LABELS, base, current, ...form });
}

describe('an invitation', () => {
  it('says until when it can be accepted, and when it no longer can', () => {
    const end = '2026-11-28T10:00:00Z';
    expect(invitationText(end, new Date('2026-11-28T09:59:59Z'))).toBe('Invited, until 28 Nov 2026');
    expect(invitationText(end, new Date(end))).toBe('Invitation expired');
  });
});
