import { inTrace, type Trace, type TraceAttributes, traced } from '../log/request-scope.js';

/** A whole request or job. */
export interface OpenTrace extends Trace {
  end(name: string, attributes: TraceAttributes, isFault: boolean): void;
}

export interface Tracing {
  /** Begins the trace of a request or job, or continues the one it names; undefined when this one is not sampled. */
  open(kind: 'request' | 'job', traceparent: string | undefined): OpenTrace | undefined;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Runs a job as part of the trace in which it was requested; without one it is not traced. */
export async function traceJob(
  tracing: Tracing | null,
  name: string,
  traceparent: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const trace = traceparent ? tracing?.open('job', traceparent) : undefined;
  if (!trace) return work();
  let isFault = true;
  try {
    await inTrace(trace, work);
    isFault = false;
  } finally {
    trace.end(`job ${name}`, { 'messaging.destination.name': name }, isFault);
  }
}

/**
 * The same object, whose calls to another machine are parts of the current trace. Their arguments and results are not
 * recorded. `local` names the calls that leave this process in other ways, or not at all.
 */
export function tracedCalls<T extends object>(system: string, called: T, local: readonly (keyof T)[]): T {
  const traces: Partial<Record<keyof T, unknown>> = {};
  for (const name of Object.keys(called) as (keyof T & string)[]) {
    const call: unknown = called[name];
    if (typeof call !== 'function' || local.includes(name)) continue;
    traces[name] = (...args: unknown[]) =>
      traced(`${system} ${name}`, { 'peer.service': system }, () => call.apply(called, args));
  }
  return Object.assign(Object.create(called), traces) as T;
}
