/** How a member of staff has set up their desk on this device: columns, shortcuts and saved views. */
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
export interface OpenedOrder {
  readonly id: string;
  readonly number: string;
}

export interface Desk {
  /** Columns of the list of orders that are not shown. */
  readonly hiddenColumns: readonly string[];
  /** Rows on a page of orders, once chosen. */
  readonly pageSize?: string | undefined;
  /** The orders opened last, newest first. */
  readonly opened?: readonly OpenedOrder[] | undefined;
  /** Single keys do something. */
  readonly hasShortcuts: boolean;
  readonly views: readonly SavedView[];
}

const USUAL: Desk = { hiddenColumns: [], hasShortcuts: true, views: [] };

const isView = objectOf<SavedView>({ name: isString, path: isString, query: isString });
const isDesks = recordOf(
  objectOf<Desk>({
    ...{ hiddenColumns: arrayOf(isString), hasShortcuts: isBoolean, views: arrayOf(isView) },
    pageSize: optional(isString),
    opened: optional(arrayOf(objectOf<OpenedOrder>({ id: isString, number: isString }))),
  }),
);

const OPENED_MAX = 5;

/** Puts an order first among those that were opened last. */
export function rememberOpened({ id, number }: OpenedOrder): void {
  const others = (currentDesk().opened ?? []).filter((one) => one.id !== id);
  changeDesk({ opened: [{ id, number }, ...others].slice(0, OPENED_MAX) });
}

/** The desk of who is signed in. */
export function useDesk(): Desk {
  return useSyncExternalStore(subscribeStored, currentDesk);
}

/** Stored in the browser, by user: a device may be shared. */
export function changeDesk(changed: Partial<Desk>): void {
  writeStored('desk', { ...desksNow(), [userId()]: { ...currentDesk(), ...changed } });
}

let read: { readonly text: string; readonly desk: Desk } = { text: '', desk: USUAL };

/** Returns the same object until the desk changes, as useSyncExternalStore needs. */
export function currentDesk(): Desk {
  const desk = desksNow()[userId()] ?? USUAL;
  const text = JSON.stringify(desk);
  if (text !== read.text) read = { text, desk };
  return read.desk;
}

function desksNow(): Record<string, Desk> {
  const stored = readStored('desk');
  return isDesks(stored) ? stored : {};
}

function userId(): string {
  return currentSession().user?.id ?? '';
}
