/** Message of a serving process to its primary once it is ready. */
export interface Ready {
  readonly greeting: string;
}

/** Message to a process that another has replaced: finish the requests that have arrived, and end. */
export const REPLACED = 'replaced';
