import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import type { Log } from '../../shared/log/log.js';

/** Does one piece of work of many. When it fails (false) it is logged and comes up again; the others go on. */
export async function logAndContinue(log: Log, what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn({ err: error, what }, 'will try again');
    return false;
  }
}

/** The same, but throws GatewayUnavailable: each of the others would wait for the provider too. */
export async function tryWhileAvailable(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    log.warn({ err: error, what }, 'will try again');
  }
}
