import { describe, expect, it } from '@jest/globals';
import { readObserveEnv } from './observe-env.js';

const endpoint = 'http://collector:4318';

describe('settings of figures and traces', () => {
  it('are off when nothing is said, or said as nothing', () => {
    const off = { metricsToken: null, tracing: null };
    expect(readObserveEnv({})).toEqual(off);
    expect(
      readObserveEnv({ METRICS_TOKEN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '' }),
    ).toEqual(off);
  });

  it('keep every trace unless a share is named', () => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '' };
    expect(readObserveEnv(given).tracing).toEqual({ endpoint, serviceName: 'harbourline', ratio: 1 });
    const share = { ...given, OTEL_TRACES_SAMPLER_ARG: '0.1', OTEL_SERVICE_NAME: 'shop' };
    expect(readObserveEnv(share).tracing).toEqual({ endpoint, serviceName: 'shop', ratio: 0.1 });
  });

  it.each([
    ['METRICS_TOKEN must have', { METRICS_TOKEN: 'short' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT is not', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    ['OTEL_TRACES_SAMPLER_ARG must be', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['OTEL_TRACES_SAMPLER_ARG must be', { OTEL_TRACES_SAMPLER_ARG: 'half' }],
  ])('are refused in a sentence: %s', (sentence, given) => {
    expect(() => readObserveEnv(given)).toThrow(sentence);
  });
});
