import { createHash } from 'node:crypto';

/** A text that a process has sent this often gets a name; what is rarer is planned each time it is sent. */
const USES_BEFORE_NAME = 5;
/** PostgreSQL holds the plan of each on each connection until that closes, so lists with many filters must not fill it. */
const NAMES_MAX = 200;
const COUNTED_MAX = 500;

/** Which statements PostgreSQL holds prepared under a name, so that it does not read and plan them again. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #isOn = true;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** From now on nothing has a name. */
  turnOff(): void {
    this.#isOn = false;
  }

  /** The name under which to send this text, the same in every process; undefined: send it without. */
  nameOf(text: string): string | undefined {
    if (!this.#isOn) return undefined;
    return this.#names.get(text) ?? this.count(text);
  }

  private count(text: string): string | undefined {
    if (this.#names.size >= NAMES_MAX) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < USES_BEFORE_NAME) {
      if (this.#uses.size >= COUNTED_MAX) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    this.#names.set(text, name);
    return name;
  }
}
