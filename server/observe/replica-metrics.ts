import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas } from '../db/replicas/replicas.js';

/** Whether reads go to each replica, how far it lags, and how often the primary had to answer in their place. */
export function observeReplicas(registers: Registry[], replicas: Replicas): void {
  new Gauge({
    name: 'harbourline_database_replica_used',
    help: '1 while reads go to a replica; the log says why not.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, state } of replicas.all) this.set({ replica: name }, Number(state === 'used'));
    },
  });
  new Gauge({
    name: 'harbourline_database_replica_lag_seconds',
    help: 'What a replica took to replay what the primary had written, when it was last looked at.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lagMs } of replicas.all) this.set({ replica: name }, lagMs / 1000);
    },
  });
  new Counter({
    name: 'harbourline_database_replica_fallbacks_total',
    help: 'Reads that the primary answered because no replica was ready.',
    registers,
    collect() {
      this.reset();
      this.inc(replicas.fallbacks);
    },
  });
}
