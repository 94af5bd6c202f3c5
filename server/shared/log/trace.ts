import { currentFacts } from '../request-scope.js';

export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

/** Ends a piece of work; a fault marks it as failed by its name, never by its words. */
export type EndSpan = (fault?: unknown) => void;

/** The trace of a request or job, where tracing is on and this one was chosen. */
export interface Trace {
  /** W3C traceparent of the work under way, for who carries it on. */
  readonly traceparent: string;
  /** Begins a call of another machine. */
  begin(name: string, attributes?: TraceAttributes): EndSpan;
  /** Begins work that what follows is part of, until it ends. */
  enter(name: string, attributes?: TraceAttributes): EndSpan;
}

/** Does work as a part of the trace under way; where there is none it costs one look. */
export async function traced<T>(
  name: string,
  attributes: TraceAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const end = currentFacts().trace?.begin(name, attributes);
  if (!end) return work();
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error ?? new Error());
    throw error;
  }
}
