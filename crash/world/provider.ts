import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type FaultCounts,
  PROVIDER_ROLE,
  type ProviderMessage,
  type ProviderOrder,
  type ProviderSettings,
} from './provider-program.js';

/** The payment provider, seen from the harness. */
export interface Provider {
  /** Base address of its API, as STRIPE_API_BASE takes it. */
  readonly apiBase: string;
  misbehave(): void;
  behave(): void;
  counts(): Promise<FaultCounts>;
  stop(): Promise<void>;
}

/** Starts the provider in a process of its own; it answers when this returns. */
export async function startProvider(settings: ProviderSettings): Promise<Provider> {
  const child = fork(fileURLToPath(new URL('../main.js', import.meta.url)), [PROVIDER_ROLE], {
    env: { PATH: process.env.PATH, PROVIDER_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const order = (what: ProviderOrder) => child.send(what);
  const heard = async (kind: ProviderMessage['kind']): Promise<ProviderMessage> => {
    for (;;) {
      const [message] = (await once(child, 'message')) as [ProviderMessage];
      if (message.kind === kind) return message;
    }
  };
  await heard('ready');
  return {
    apiBase: `http://127.0.0.1:${settings.port}/stripe-sandbox`,
    misbehave: () => order('misbehave'),
    behave: () => order('behave'),
    async counts() {
      const answer = heard('counts');
      order('count');
      const message = await answer;
      if (message.kind !== 'counts') throw new Error('The provider answered something else.');
      return message.counts;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
