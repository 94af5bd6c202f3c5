/** A fact that holds in every database of ours, as the statement that finds what breaks it. */
export interface Invariant {
  readonly name: string;
  /** Gives the ids that break it. */
  readonly broken: string;
}

/** An invariant and who breaks it. */
export interface Breach {
  readonly name: string;
  readonly ids: readonly string[];
}
