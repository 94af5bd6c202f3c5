import type { RequestHandler } from 'express';
import type { AppDeps } from '../../../platform/http/app-deps.js';
import type { StopRemindersDeps } from './stop-reminders.service.js';

/** Handles the POST of mail programs' own unsubscribe button (RFC 8058): stops, without sign-in or page. 204. */
export function oneClickStop(
  { database, env, now, schema }: AppDeps,
  stop: (deps: StopRemindersDeps, token: string) => Promise<void>,
): RequestHandler {
  return async ({ query }, response) => {
    schema.refuseChange();
    const deps = { em: database.orm.em.fork(), env, now };
    await stop(deps, typeof query.token === 'string' ? query.token : '');
    response.status(204).end();
  };
}
