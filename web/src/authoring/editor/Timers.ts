type Schedule = (ms: number, run: () => void) => () => void;

/** Named timers: each name has one at a time. */
export class Timers {
  readonly #schedule: Schedule;
  readonly #running = new Map<string, () => void>();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  start(name: string, ms: number, run: () => void): void {
    this.end(name);
    const stop = this.#schedule(ms, () => {
      this.#running.delete(name);
      run();
    });
    this.#running.set(name, stop);
  }

  repeat(name: string, ms: number, run: () => void): void {
    this.start(name, ms, () => {
      this.repeat(name, ms, run);
      run();
    });
  }

  /** Whether it was running. */
  end(name: string): boolean {
    this.#running.get(name)?.();
    return this.#running.delete(name);
  }

  endAll(): void {
    for (const name of this.#running.keys()) {
      this.end(name);
    }
  }
}
