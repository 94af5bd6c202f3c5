import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pools } from '../db/pool/pool-watch.js';
import type { Replicas } from '../db/replicas/replicas.js';
import type { ApiName } from './request-name.js';
import { STORED_METRICS, storedReader } from './stored-metrics.store.js';

export interface EndedRequest {
  readonly api: ApiName;
  /** A pattern or an operation: one of a set that the program defines, not the caller. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** Code of a refusal. */
  readonly refusal: string | undefined;
  readonly durationMs: number;
}

/** Metrics of this process, and of the database it shares with others. Nothing in them is about a person. */
export interface Metrics {
  requestEnded(ended: EndedRequest): void;
  /** Everything in Prometheus' text format. Database metrics are at most 10 s old, and missing while it is away. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts from now on. Metrics of the process itself are collected from the first reading. */
export function createMetrics({
  pools,
  openSubscriptions,
  work,
}: {
  readonly pools: Pools;
  readonly openSubscriptions: () => number;
  readonly work: () => readonly WorkState[];
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer requests, by API, route or GraphQL operation, method and class of status.',
    labelNames: ['api', 'route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'harbourline_refusals_total',
    help: 'Requests refused, by API and error code; TOO_MANY_ATTEMPTS are the rate limits.',
    labelNames: ['api', 'code'],
    registers,
  });
  new Gauge({
    name: 'harbourline_database_connections',
    help: 'Connections of this process to the database, and work that waits for one, by pool.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { pool }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waited_for' }, pool.waitingCount);
      }
    },
  });
  new Gauge({
    name: 'harbourline_database_pool_stuck',
    help: '1 while every connection of a pool is in use for longer than any work may take.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [name, { guard }] of Object.entries(pools)) this.set({ pool: name }, Number(guard.isStuck));
    },
  });
  new Gauge({
    name: 'harbourline_live_subscriptions',
    help: 'Orders that open pages follow at this process.',
    registers,
    collect() {
      this.set(openSubscriptions());
    },
  });
  observeWork(registers, work);
  if (pools.requests.replicas) observeReplicas(registers, pools.requests.replicas);
  for (const figure of STORED_METRICS) {
    const { name, help, label } = figure;
    const read = storedReader(pools.background.pool, figure);
    const collect = async () => {
      const values = await read();
      gauge.reset();
      for (const [labelled, value] of values) gauge.set({ [label]: labelled }, value);
    };
    const gauge: Gauge = new Gauge({ name, help, labelNames: [label], registers, collect });
  }
  let watchesProcess = false;

  return {
    requestEnded({ api, route, method, status, refusal, durationMs }) {
      durations.observe({ api, route, method, status: `${Math.floor(status / 100)}xx` }, durationMs / 1000);
      if (refusal) refusals.inc({ api, code: refusal });
    },
    async read() {
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Metrics of replicas: whether each is used, how far it lags, and how often the primary answered instead. */
function observeReplicas(registers: Registry[], replicas: Replicas): void {
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

/** State of one kind of work. */
export interface WorkState {
  readonly kind: string;
  /** Requests that are being answered. */
  readonly running: number;
  /** Requests that wait for a place. */
  readonly queued: number;
  /** Requests refused since the start. */
  readonly shed: number;
}

/** Metrics of the work of this process: running, waiting and refused requests. */
function observeWork(registers: Registry[], read: () => readonly WorkState[]): void {
  new Gauge({
    name: 'harbourline_work',
    help: 'Requests that are being answered (running) or wait for their turn (queued), by kind of work.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const { kind, running, queued } of read()) {
        this.set({ kind, state: 'running' }, running);
        this.set({ kind, state: 'queued' }, queued);
      }
    },
  });
  new Counter({
    name: 'harbourline_shed_total',
    help: 'Requests refused with 503 because more was asked than could be answered in time, by kind of work.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const { kind, shed } of read()) this.inc({ kind }, shed);
    },
  });
}
