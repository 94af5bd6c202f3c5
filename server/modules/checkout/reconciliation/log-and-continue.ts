import type { Log } from '../../../platform/log/log.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';

/** Runs one of many tasks. A failure is logged as `what`.retry_scheduled, is retried later and returns false. */
export async function logAndContinue(log: Log, what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn({ event: `${what}.retry_scheduled`, err: error }, 'Failed; the reconciler will retry');
    return false;
  }
}

/** Like `logAndContinue`, but throws GatewayUnavailable: further tasks would fail in the same way. */
export async function tryWhileAvailable(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    log.warn({ event: `${what}.retry_scheduled`, err: error }, 'Failed; the reconciler will retry');
  }
}
