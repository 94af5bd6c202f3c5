/** How a member of staff has set up their desk on this device: columns and shortcuts. */
import { useSyncExternalStore } from 'react';
import { currentSession, readStored, subscribeStored, writeStored } from '../../apollo/session/session';
import { isFlag, isText, listOf, recordOf, shape } from '../../apollo/session/shape';

export interface Desk {
  /** Columns of the list of orders that are not shown. */
  readonly hiddenColumns: readonly string[];
  /** Single keys do something. */
  readonly hasShortcuts: boolean;
}

const USUAL: Desk = { hiddenColumns: [], hasShortcuts: true };

const isDesks = recordOf(shape<Desk>({ hiddenColumns: listOf(isText), hasShortcuts: isFlag }));

/** The desk of who is signed in. */
export function useDesk(): Desk {
  return useSyncExternalStore(subscribeStored, currentDesk);
}

/** Stored in the browser, by user: a device may be shared. */
export function changeDesk(changed: Partial<Desk>): void {
  writeStored('desk', { ...desksNow(), [userId()]: { ...currentDesk(), ...changed } });
}

let read: { readonly text: string; readonly desk: Desk } = { text: '', desk: USUAL };

/** The same object until it changes. */
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
