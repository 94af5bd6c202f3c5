/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  currentSession,
  dropExpiredSession,
  endSession,
  readStored,
  startSession,
  subscribeSession,
  writeStored,
} from './session';
import { tokenUntil } from './test-tokens';

const user = { id: '7', name: 'Ada Byron', email: 'ada@example.com', role: 'CUSTOMER' as const };
const storedUser = { ...user, role: 'customer' };

beforeEach(() => {
  endSession();
});

describe('the session', () => {
  it('gives every guest an id with 128 random bits', () => {
    expect(currentSession().guestId).toMatch(/^guest_\d{13}_[0-9a-f]{32}$/);
  });

  it('keeps user, token and role under the names of the specification', () => {
    const token = tokenUntil('in an hour');
    startSession(token, user);
    expect(currentSession()).toMatchObject({ token, user: storedUser });
    expect(localStorage.getItem('userToken')).toBe(token);
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(storedUser);
    expect(localStorage.getItem('userRole')).toBe('customer');
  });

  it('leaves nothing of its user in the tab, nor in another one', () => {
    startSession(tokenUntil('in an hour'), user);
    const own = ['typed:7:product', 'messages:7:o1', 'bookedQuote', 'checkoutDraft'];
    const fill = () => {
      for (const key of own) sessionStorage.setItem(key, '{}');
      sessionStorage.setItem('payment', '{}');
    };
    fill();
    endSession();
    expect(Object.keys(sessionStorage)).toEqual(['payment']);
    fill();
    window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
    expect(Object.keys(sessionStorage)).toHaveLength(5);
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOutAt' }));
    expect(Object.keys(sessionStorage)).toEqual(['payment']);
    sessionStorage.clear();
  });

  it('keeps the guest id at sign-in, for the merge, and makes a new one at logout', () => {
    const before = currentSession().guestId;
    startSession(tokenUntil('in an hour'), user);
    expect(currentSession().guestId).toBe(before);
    endSession();
    expect(currentSession()).toMatchObject({ user: null, token: null });
    expect(currentSession().guestId).not.toBe(before);
    expect(readStored('userToken')).toBeUndefined();
  });

  it('takes country and day of the shipment along when it ends', () => {
    startSession(tokenUntil('in an hour'), user);
    writeStored('toCountry', 'japan');
    writeStored('collectionDate', '2026-12-05');
    endSession();
    expect(readStored('toCountry')).toBeUndefined();
    expect(readStored('collectionDate')).toBeUndefined();
  });

  it('leaves the kept cart to nobody else, but to the same customer with another token', () => {
    for (const change of [() => startSession(tokenUntil('in an hour'), user), endSession]) {
      writeStored('cart', { of: 'the one before' });
      change();
      expect(readStored('cart')).toBeUndefined();
    }
    startSession(tokenUntil('in an hour'), user);
    writeStored('cart', { of: user.id });
    startSession(tokenUntil('in an hour'), user);
    expect(readStored('cart')).toEqual({ of: user.id });
  });

  it('notifies its listeners once about a sign-in, also in another tab', () => {
    const listener = jest.fn();
    const stop = subscribeSession(listener);
    startSession(tokenUntil('in an hour'), user);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.removeItem('userToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(currentSession().user).toBeNull();
    stop();
  });

  it.each(['an hour ago', 'never'] as const)('drops a stored token that expires %s at start', (expiry) => {
    startSession(tokenUntil(expiry), user);
    dropExpiredSession();
    expect(currentSession().user).toBeNull();
  });

  it('keeps a stored token that is good at start', () => {
    startSession(tokenUntil('in an hour'), user);
    dropExpiredSession();
    expect(currentSession().user).toEqual(storedUser);
  });

  it('lives without storage', () => {
    const refusal = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const doors = (['getItem', 'setItem', 'removeItem'] as const).map((door) =>
      jest.spyOn(Storage.prototype, door).mockImplementation(refusal),
    );
    writeStored('toCountry', 'japan');
    startSession(tokenUntil('in an hour'), user);
    expect(readStored('toCountry')).toBe('japan');
    expect(currentSession().user).toEqual(storedUser);
    for (const door of doors) door.mockRestore();
  });
});
