/** A request as a fault sees it. */
export interface FaultyRequest {
  method: string;
  path: string;
}

/** An event as a fault sees it. */
export interface FaultyEvent {
  id: string;
  type: string;
}

/**
 * Ways in which the sandbox may misbehave, for crash and fault tests only. Each is drawn again for every
 * request or delivery; one that is left out does not happen.
 */
export interface SandboxFaults {
  /** How long to wait before anything is done, in ms. */
  delayMs?(request: FaultyRequest): number;
  /** Answer 500 before anything is done; the idempotency key stays unused. */
  failBefore?(request: FaultyRequest): boolean;
  /** Do everything and commit, then cut the connection instead of answering. */
  loseAnswer?(request: FaultyRequest): boolean;
  /** How often to send the webhook at one go: 1 is right, 2 duplicates it. */
  webhookCopies?(event: FaultyEvent): number;
  /** How long to hold the webhook back, in ms, so that later ones overtake it. */
  webhookDelayMs?(event: FaultyEvent): number;
}

/** Faults by chance. Rates are 0 to 1; times are the longest, in ms, and spread evenly below it. */
export interface FaultRates {
  failBefore?: number;
  loseAnswer?: number;
  duplicateWebhook?: number;
  delayMs?: number;
  webhookDelayMs?: number;
}

/** Faults at the rates given; `random` can be seeded to repeat a run. */
export function randomFaults(rates: FaultRates, random: () => number = Math.random): SandboxFaults {
  return {
    delayMs: () => random() * (rates.delayMs ?? 0),
    failBefore: () => random() < (rates.failBefore ?? 0),
    loseAnswer: () => random() < (rates.loseAnswer ?? 0),
    webhookCopies: () => (random() < (rates.duplicateWebhook ?? 0) ? 2 : 1),
    webhookDelayMs: () => random() * (rates.webhookDelayMs ?? 0),
  };
}
