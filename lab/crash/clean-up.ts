/** Undoes what a program has started, the last first and each once: at its end, or when a signal ends it early. */
export class CleanUp {
  readonly #undos: (() => Promise<unknown>)[] = [];
  #running: Promise<void> | null = null;

  /** After SIGINT or SIGTERM the process ends with status 1. */
  onSignals(): this {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void this.run().finally(() => process.exit(1)));
    return this;
  }

  /** Called as soon as there is something to undo: before it is waited for. */
  add(undo: () => Promise<unknown>): void {
    this.#undos.push(undo);
  }

  /** Waits for what is being started, and undoes it also when the end is asked for before that. */
  start<T>(starting: Promise<T>, undo: (started: T) => Promise<unknown>): Promise<T> {
    this.add(() => starting.then(undo, () => {}));
    return starting;
  }

  /** Undoes everything once; every call waits for the same end. A step that fails does not stop the others. */
  run(): Promise<void> {
    this.#running ??= this.#undoAll();
    return this.#running;
  }

  async #undoAll(): Promise<void> {
    for (let undo = this.#undos.pop(); undo; undo = this.#undos.pop())
      await undo().catch((error: unknown) => console.error('could not be stopped:', error));
  }
}
