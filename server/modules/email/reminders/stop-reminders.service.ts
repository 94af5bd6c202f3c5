import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkDeps } from '../../../platform/auth/signed-link.js';
import { writeStop } from './reminder-stop.store.js';
import { readStopToken } from './stop-link.js';

export interface StopRemindersDeps extends LinkDeps {
  readonly em: EntityManager;
}

/** Stops all reminders to the address of a link, queued ones included. Throws BAD_INPUT for an invalid link. */
export async function stopReminders(deps: StopRemindersDeps, token: string): Promise<void> {
  await writeStop(deps.em, readStopToken(deps, token), deps.now());
}

/** Stops reminders to an address, for the reader of its emails. */
export class StopRemindersService {
  constructor(private readonly deps: StopRemindersDeps) {}

  /** Stops all reminders to the address of a link. Throws BAD_INPUT for an invalid link. */
  stop(token: string): Promise<void> {
    return stopReminders(this.deps, token);
  }
}
