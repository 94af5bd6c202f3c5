/** Limits of one connection (docs/decisions/0222-limits-and-admission.md). */
export interface TransportLimits {
  /** From the opening of a connection, or the end of the previous response, to the end of the headers. */
  readonly headersMs: number;
  /** The whole request, body included: 2 MB at 0.6 Mbit/s. */
  readonly requestMs: number;
  /** Silence in both directions, as when a response is not read. */
  readonly silentMs: number;
  /** Time open without a request. */
  readonly idleMs: number;
  /** Idle time behind a proxy, which keeps its connections for up to a minute and must be the first to close. */
  readonly idleBehindProxyMs: number;
  /** Idle time beyond the announced one: a request sent at the last moment still finds the connection open. */
  readonly idleSpareMs: number;
  /** Interval of the checks of connections. */
  readonly checkEveryMs: number;
  readonly connectionsMax: number;
  readonly requestsPerConnection: number;
  readonly headerBytesMax: number;
  readonly headersMax: number;
}

export const TRANSPORT: TransportLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  silentMs: 60_000,
  idleMs: 10_000,
  idleBehindProxyMs: 65_000,
  idleSpareMs: 5_000,
  checkEveryMs: 1_000,
  connectionsMax: 8_000,
  requestsPerConnection: 10_000,
  headerBytesMax: 16_384,
  headersMax: 100,
};
