import type { Env } from '../../platform/env/env.js';

/**
 * The settings of one of several processes on this machine. Limits that each counts by itself are divided, so that
 * together they match the settings; rate limits are counted in the database, by all together.
 */
export function shareOf(env: Env): Env {
  return {
    ...env,
    connectionsPerIp: Math.ceil(env.connectionsPerIp / env.processes),
    mailPerSecond: Math.ceil(env.mailPerSecond / env.processes),
  };
}
