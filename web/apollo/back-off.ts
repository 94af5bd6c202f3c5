interface BackOff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** How long to wait before the next try: doubling with each failure, somewhere between half and all of it, so that not all come back at once. */
export function backOffMs(failures: number, { firstMs, longestMs }: BackOff): number {
  return withJitter(Math.min(firstMs * 2 ** failures, longestMs) / 2, 1);
}

/** The wait that a server asked for, and up to a half more. */
export function askedWaitMs(retryAfterMs: number): number {
  return withJitter(retryAfterMs, 0.5);
}

function withJitter(leastMs: number, share: number): number {
  return leastMs * (1 + Math.random() * share);
}
