import type { RequestHandler } from 'express';
import type { AppContainer } from '../../start/app-container.js';
import { StopRemindersService } from './stop-reminders.service.js';

/** What mail programs send at a press of their own button (RFC 8058): stops reminders, without sign-in or page. 204. */
export function oneClickStop({ database, env, now, schema }: AppContainer): RequestHandler {
  return async ({ query }, response) => {
    schema.refuseChange();
    const stopping = new StopRemindersService({ em: database.orm.em.fork(), env, now });
    await stopping.stop(typeof query.token === 'string' ? query.token : '');
    response.status(204).end();
  };
}
