import { BadSetting } from '../env/bad-setting.js';
import type { TracingEnv } from './tracing.js';

export interface ObserveEnv {
  /** Opens /metrics to whoever sends it as bearer token; null: open to this machine only, and not in production. */
  readonly metricsToken: string | null;
  /** Null: no traces are made. */
  readonly tracing: TracingEnv | null;
}

/** Settings of figures and traces, OpenTelemetry's under its own names. Throws BadSetting. */
export function readObserveEnv(source: NodeJS.ProcessEnv): ObserveEnv {
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = source;
  if (METRICS_TOKEN && METRICS_TOKEN.length < 16)
    throw new BadSetting('METRICS_TOKEN must have at least 16 characters.');
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new BadSetting('OTEL_EXPORTER_OTLP_ENDPOINT is not an address.');
  const ratio = Number(source.OTEL_TRACES_SAMPLER_ARG || '1');
  if (!(ratio >= 0 && ratio <= 1))
    throw new BadSetting('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  return {
    metricsToken: METRICS_TOKEN || null,
    tracing: endpoint ? { endpoint, serviceName: source.OTEL_SERVICE_NAME || 'harbourline', ratio } : null,
  };
}
