/**
 * Where a fault strikes. Faults of one lane happen one after the other, those of different lanes at the same time:
 * "rolling" alone, when all others are over.
 */
export type Lane = 'servers' | 'clocks' | 'database' | 'calls' | 'webhooks' | 'rolling';

interface FaultInTable {
  readonly lane: Lane;
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  readonly does: string;
}

/** Everything that can go wrong. A fault is a point when payments were under way where it struck. */
export const FAULTS = {
  'server-killed': { lane: 'servers', weight: 12, does: 'kill -9 of a server process' },
  'server-frozen': { lane: 'servers', weight: 2, does: 'SIGSTOP of a server process, later SIGCONT' },
  'clock-ahead': {
    lane: 'clocks',
    weight: 4,
    does: 'the clock of a server process goes 25 h ahead, and back',
  },
  'clock-behind': { lane: 'clocks', weight: 4, does: 'the clock of a server process goes back 48 h, and on' },
  'backend-terminated': { lane: 'database', weight: 14, does: 'pg_terminate_backend inside a transaction' },
  'backend-killed': { lane: 'database', weight: 5, does: 'kill -9 of a backend: PostgreSQL recovers' },
  'postgres-killed': {
    lane: 'database',
    weight: 2,
    does: 'kill -9 of the postmaster; the shop starts it again',
  },
  'postgres-restarted': { lane: 'database', weight: 2, does: 'pg_ctl restart -m fast' },
  'disk-full': { lane: 'database', weight: 1, does: 'no space left for PostgreSQL, for a while' },
  'request-lost': { lane: 'calls', weight: 3, does: 'a call never reaches the provider' },
  'answer-lost': { lane: 'calls', weight: 6, does: 'the provider acts, its answer is lost' },
  'answer-late': { lane: 'calls', weight: 3, does: 'the answer comes about when the call times out' },
  'answer-null': { lane: 'calls', weight: 2, does: 'null instead of an object, with 200' },
  'answer-html': { lane: 'calls', weight: 2, does: 'a page instead of JSON, with 200' },
  'answer-truncated': { lane: 'calls', weight: 2, does: 'the first half of the answer, with 200' },
  'answer-of-another-kind': { lane: 'calls', weight: 2, does: 'another kind of object, with 200' },
  'answer-of-another': { lane: 'calls', weight: 4, does: "somebody else's payment or refund, with 200" },
  'answer-401': { lane: 'calls', weight: 2, does: 'the provider does not know the key' },
  'answer-402': { lane: 'calls', weight: 2, does: 'the provider refuses to begin a payment' },
  'answer-429': { lane: 'calls', weight: 2, does: 'the provider is asked too often' },
  'answer-500': { lane: 'calls', weight: 4, does: 'the provider fails before it acts' },
  'amount-wrong': { lane: 'calls', weight: 2, does: 'a penny more than was paid, once' },
  'webhook-duplicated': { lane: 'webhooks', weight: 3, does: 'an event comes twice at once' },
  'webhook-reordered': { lane: 'webhooks', weight: 3, does: 'an event comes after later ones' },
  'webhook-missing': { lane: 'webhooks', weight: 3, does: 'an event never comes' },
  'webhook-unknown': { lane: 'webhooks', weight: 3, does: 'a signed event about a payment nobody knows' },
  'rolling-restart': { lane: 'rolling', weight: 2, does: 'SIGTERM under load, no request may fail' },
} as const satisfies Record<string, FaultInTable>;

export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];

export type KindIn<L extends Lane> = {
  [K in FaultKind]: (typeof FAULTS)[K]['lane'] extends L ? K : never;
}[FaultKind];
