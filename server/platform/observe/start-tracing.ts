import {
  type Context,
  type DiagLogger,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingEnv } from '../env/observe-env.js';
import type { Log } from '../log/log.js';
import type { EndSpan, TraceAttributes } from '../log/request-scope.js';
import type { OpenTrace, Tracing } from './tracing.js';

/**
 * OpenTelemetry traces over OTLP/HTTP. Import it only for tracing. Callers may name a trace to be part of, but
 * sampling is decided here: a stranger's "sampled" costs nothing.
 */
export function startTracing({ endpoint, serviceName, ratio }: TracingEnv, log: Log): Tracing {
  diag.setLogger(diagnosticsTo(log), { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const chosen = new TraceIdRatioBasedSampler(ratio);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({
      root: chosen,
      remoteParentSampled: chosen,
      remoteParentNotSampled: chosen,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('harbourline');
  const kinds = { request: SpanKind.SERVER, job: SpanKind.CONSUMER };
  return {
    open(kind, traceparent) {
      const span = tracer.startSpan(kind, { kind: kinds[kind] }, readTraceparent(traceparent));
      return span.isRecording() ? new SpanTrace(tracer, span) : undefined;
    },
    stop: () => provider.shutdown(),
  };
}

/** Spans that cannot be sent are logged and dropped. */
function diagnosticsTo(log: Log): DiagLogger {
  const none = () => {};
  const error = (message: string) =>
    log.warn({ event: 'tracing.export_failed', what: message.slice(0, 200) }, 'Trace export failed');
  return { error, warn: none, info: none, debug: none, verbose: none };
}

class SpanTrace implements OpenTrace {
  readonly #tracer: Tracer;
  readonly #whole: Span;
  #current: Span;

  constructor(tracer: Tracer, whole: Span) {
    this.#tracer = tracer;
    this.#whole = whole;
    this.#current = whole;
  }

  get traceparent(): string {
    const { traceId, spanId } = this.#current.spanContext();
    return `00-${traceId}-${spanId}-01`;
  }

  begin(name: string, attributes?: TraceAttributes): EndSpan {
    const span = this.#child(name, SpanKind.CLIENT, attributes);
    return (fault) => finish(span, fault);
  }

  enter(name: string, attributes?: TraceAttributes): EndSpan {
    const outer = this.#current;
    const span = this.#child(name, SpanKind.INTERNAL, attributes);
    this.#current = span;
    return (fault) => {
      this.#current = outer;
      finish(span, fault);
    };
  }

  end(name: string, attributes: TraceAttributes, isFault: boolean): void {
    this.#whole.updateName(name).setAttributes(attributes);
    if (isFault) this.#whole.setStatus({ code: SpanStatusCode.ERROR });
    this.#whole.end();
  }

  #child(name: string, kind: SpanKind, attributes: TraceAttributes = {}): Span {
    const parent = trace.setSpan(ROOT_CONTEXT, this.#current);
    return this.#tracer.startSpan(name, { kind, attributes }, parent);
  }
}

/** Ends a span: the message of a fault may hold values, its name does not. */
function finish(span: Span, fault: unknown): void {
  if (fault) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', fault instanceof Error ? fault.name : 'error');
  }
  span.end();
}

/** W3C trace context, version 00; anything else begins a trace of its own. */
function readTraceparent(header = ''): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}
