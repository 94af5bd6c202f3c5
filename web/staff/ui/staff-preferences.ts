/** The preferences of a member of staff on this device: columns, shortcuts and saved views. */
import { useSyncExternalStore } from 'react';
import { currentSession, readStored, subscribeStored, writeStored } from '../../session/session';
import { arrayOf, isBoolean, isString, objectOf, optional, recordOf } from '../../session/type-guards';

/** A filtered list by name. */
export interface SavedView {
  /** Once for each list. */
  readonly name: string;
  /** The path of the list's page. */
  readonly path: string;
  /** The query of its address. */
  readonly query: string;
}

/** An order that was opened. */
export interface RecentOrder {
  readonly id: string;
  readonly number: string;
}

export interface StaffPreferences {
  /** Columns of the list of orders that are not shown. */
  readonly hiddenColumns: readonly string[];
  /** Rows on a page of orders, once chosen. */
  readonly pageSize?: string | undefined;
  /** The orders opened last, newest first. */
  readonly opened?: readonly RecentOrder[] | undefined;
  /** Single keys do something. */
  readonly hasShortcuts: boolean;
  readonly views: readonly SavedView[];
}

const DEFAULTS: StaffPreferences = { hiddenColumns: [], hasShortcuts: true, views: [] };

const isView = objectOf<SavedView>({ name: isString, path: isString, query: isString });
const isPreferencesByUser = recordOf(
  objectOf<StaffPreferences>({
    ...{ hiddenColumns: arrayOf(isString), hasShortcuts: isBoolean, views: arrayOf(isView) },
    pageSize: optional(isString),
    opened: optional(arrayOf(objectOf<RecentOrder>({ id: isString, number: isString }))),
  }),
);

const OPENED_MAX = 5;

/** Puts an order first among those that were opened last. */
export function rememberRecentOrder({ id, number }: RecentOrder): void {
  const others = (currentPreferences().opened ?? []).filter((one) => one.id !== id);
  updatePreferences({ opened: [{ id, number }, ...others].slice(0, OPENED_MAX) });
}

/** The preferences of the signed-in user. */
export function usePreferences(): StaffPreferences {
  return useSyncExternalStore(subscribeStored, currentPreferences);
}

/** Stored in the browser, by user: a device may be shared. */
export function updatePreferences(changed: Partial<StaffPreferences>): void {
  writeStored('desk', { ...allPreferences(), [userId()]: { ...currentPreferences(), ...changed } });
}

let read: { readonly text: string; readonly preferences: StaffPreferences } = {
  text: '',
  preferences: DEFAULTS,
};

/** Returns the same object until the preferences change, as useSyncExternalStore needs. */
export function currentPreferences(): StaffPreferences {
  const preferences = allPreferences()[userId()] ?? DEFAULTS;
  const text = JSON.stringify(preferences);
  if (text !== read.text) read = { text, preferences };
  return read.preferences;
}

function allPreferences(): Record<string, StaffPreferences> {
  const stored = readStored('desk');
  return isPreferencesByUser(stored) ? stored : {};
}

function userId(): string {
  return currentSession().user?.id ?? '';
}
