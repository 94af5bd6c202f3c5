import { check, isWebAddress } from './settings.js';

export interface TracingEnv {
  /** Base address of an OTLP/HTTP receiver; spans go to /v1/traces below it. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Share of traces that are sampled, 0 to 1. */
  readonly ratio: number;
}

export interface ObserveEnv {
  /** Bearer token that opens /metrics; null: open to this machine only, and not in production. */
  readonly metricsToken: string | null;
  /** Null: tracing is off. */
  readonly tracing: TracingEnv | null;
}

/** Settings of metrics and traces, OpenTelemetry's under its own names. Throws BadSetting. */
export function readObserveEnv(source: NodeJS.ProcessEnv): ObserveEnv {
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = source;
  check(!METRICS_TOKEN || METRICS_TOKEN.length >= 16, 'METRICS_TOKEN must have at least 16 characters.');
  check(!endpoint || isWebAddress(endpoint), 'OTEL_EXPORTER_OTLP_ENDPOINT is not an address.');
  const ratio = Number(source.OTEL_TRACES_SAMPLER_ARG || '1');
  check(ratio >= 0 && ratio <= 1, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  return {
    metricsToken: METRICS_TOKEN || null,
    tracing: endpoint ? { endpoint, serviceName: source.OTEL_SERVICE_NAME || 'harbourline', ratio } : null,
  };
}
