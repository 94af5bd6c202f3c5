import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROVIDER_ROLE, type ProviderSettings } from './provider-program.js';

/** The payment provider, seen from the harness. */
export interface Provider {
  stop(): Promise<void>;
}

/** Starts the provider in a process of its own; it answers when this returns. */
export async function startProvider(settings: ProviderSettings): Promise<Provider> {
  const child = fork(fileURLToPath(new URL('../main.js', import.meta.url)), [PROVIDER_ROLE], {
    env: { PATH: process.env.PATH, PROVIDER_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
