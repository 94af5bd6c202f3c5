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
