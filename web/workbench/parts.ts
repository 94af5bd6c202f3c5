import type { ComponentType } from 'react';

/** The export `parts` of a `*.parts.tsx` file: shared parts of one folder, each in all its states. */
export interface Parts {
  readonly title: string;
  /** By the name of the part. */
  readonly examples: Readonly<Record<string, ComponentType>>;
}
