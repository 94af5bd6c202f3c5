import { beforeEach, expect, it } from '@jest/globals';
import { endSession, startSession, writeStored } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { currentPreferences, updatePreferences } from './staff-preferences';

const signIn = (id: string) =>
  startSession(tokenUntil('in an hour'), { id, name: 'Ada', email: 'ada@example.com', role: 'ADMIN' });

beforeEach(() => {
  window.localStorage.clear();
  endSession();
});

it('each member of staff finds their own columns again, also after somebody else has used the device', () => {
  signIn('1');
  updatePreferences({ hiddenColumns: ['Items'] });
  signIn('2');
  expect(currentPreferences().hiddenColumns).toEqual([]);
  updatePreferences({ hasShortcuts: false });
  signIn('1');
  expect(currentPreferences()).toEqual({ hiddenColumns: ['Items'], hasShortcuts: true, views: [] });
});

it('a stored value that makes no sense counts as absent', () => {
  signIn('1');
  writeStored('desk', { 1: { hiddenColumns: 'all' } });
  expect(currentPreferences().hiddenColumns).toEqual([]);
});
