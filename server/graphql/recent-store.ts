/** Keeps so many values; the one unused for longest makes way. In the form in which Apollo asks for stores. */
export class RecentStore<T> {
  readonly #values = new Map<string, T>();

  constructor(private readonly countMax: number) {}

  get count(): number {
    return this.#values.size;
  }

  async get(key: string): Promise<T | undefined> {
    const value = this.#values.get(key);
    if (value !== undefined) this.#putLast(key, value);
    return value;
  }

  async set(key: string, value: T): Promise<void> {
    this.#putLast(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.countMax && oldest !== undefined) this.#values.delete(oldest);
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  #putLast(key: string, value: T): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
