import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkDeps } from '../../../platform/auth/signed-link.js';
import { writeStop } from './reminder-stop.store.js';
import { readStopToken } from './stop-link.js';

export interface StopRemindersDeps extends LinkDeps {
  readonly em: EntityManager;
}

/** Stops all reminders to the address of a link, also those that wait to be sent. Throws BAD_INPUT for a link that is none. */
export async function stopReminders(deps: StopRemindersDeps, token: string): Promise<void> {
  await writeStop(deps.em, readStopToken(deps, token), deps.now());
}

/** Ends reminders to an address, for whoever reads its mail. */
export class StopRemindersService {
  constructor(private readonly deps: StopRemindersDeps) {}

  /** Stops all reminders to the address of a link. Throws BAD_INPUT for a link that is none. */
  stop(token: string): Promise<void> {
    return stopReminders(this.deps, token);
  }
}
