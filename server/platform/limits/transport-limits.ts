/** What one connection may take (docs/decisions/0028-transport-limits.md). */
export interface TransportLimits {
  /** From the opening of a connection, or the end of the answer before, to the end of the headers. */
  readonly headersMs: number;
  /** The whole request, body included: 2 MB at 0.6 Mbit/s. */
  readonly requestMs: number;
  /** Without a byte either way, as when an answer is not read. */
  readonly silentMs: number;
  /** Open without a request. */
  readonly idleMs: number;
  /** The same behind a proxy, which keeps its connections for up to a minute and must be the first to close. */
  readonly idleBehindProxyMs: number;
  /** How much longer than announced: a request sent at the last moment still finds the connection open. */
  readonly idleSpareMs: number;
  /** How often connections are looked at. */
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
