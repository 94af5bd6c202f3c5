import { hash } from '@node-rs/argon2';

/** A hash says what checking it costs: this one costs the least, because tests sign in thousands of times. */
export function hashCheaply(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}
