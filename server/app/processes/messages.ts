/** What a process that serves says to the one that started it, once it does. */
export interface Ready {
  readonly greeting: string;
}

/** What it then hears when another has taken its place: answer what has come, and end. */
export const REPLACED = 'replaced';
