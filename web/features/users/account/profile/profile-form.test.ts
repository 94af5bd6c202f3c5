import { describe, expect, it } from '@jest/globals';
import { checkProfile, startProfileForm, toProfileInput } from './profile-form';

const ACCOUNT = {
  firstName: 'Ann',
  lastName: 'Archer',
  email: 'ann@example.com',
  phone: '',
  address: {
    ...{ line1: '1 Park Row', line2: 'Flat 2', city: 'Leeds', state: '', postcode: 'LS1 5AB' },
    country: 'United Kingdom',
  },
} as unknown as Parameters<typeof startProfileForm>[0];

const before = startProfileForm(ACCOUNT);

describe('the profile form', () => {
  it('sends nothing of what was not changed', () => {
    expect(toProfileInput(before, before)).toEqual({});
    expect(toProfileInput({ ...before, phone: '020 7946 0001' }, before)).toEqual({ phone: '020 7946 0001' });
  });

  it('sends the password only with another email address', () => {
    const typed = { ...before, email: 'ANN@example.com ', currentPassword: 'secret' };
    expect(toProfileInput(typed, before)).toEqual({});
    expect(toProfileInput({ ...typed, email: 'new@example.com' }, before)).toEqual({
      email: 'new@example.com',
      currentPassword: 'secret',
    });
  });

  it('keeps a second line that it does not show on its own, until the street is typed anew', () => {
    expect(before.line1).toBe('1 Park Row, Flat 2');
    expect(toProfileInput({ ...before, city: 'York' }, before).address).not.toHaveProperty('line1');
    expect(toProfileInput({ ...before, line1: '3 Dock Road' }, before).address).toMatchObject({
      line1: '3 Dock Road',
      line2: '',
    });
  });

  it('asks for a whole address only from who changes it, and for none from who tells a country alone', () => {
    const nowhere = { ...before, line1: '', city: '', postcode: '' };
    expect(checkProfile(nowhere, nowhere).size).toBe(0);
    expect(checkProfile({ ...nowhere, country: 'FR' }, nowhere).size).toBe(0);
    expect(Object.fromEntries(checkProfile({ ...nowhere, city: 'Leeds' }, nowhere))).toEqual({
      line1: 'Address is required',
      postcode: 'Postal code is required',
    });
  });

  it('says what is missing in the words of the specification', () => {
    const wrong = { ...before, firstName: ' ', email: 'nowhere', phone: 'call me' };
    expect(Object.fromEntries(checkProfile(wrong, before))).toEqual({
      firstName: 'Name is required',
      email: 'Please enter a valid email address',
      currentPassword: 'Current password is required',
      phone: 'Enter a valid phone number',
    });
  });
});
