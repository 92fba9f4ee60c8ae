/** A task that waits to begin. */
export interface Waiter {
  begin(): void;
  /** Called when it has to make room for a task of another caller. */
  refuse(): void;
}

/** The waiting tasks of one workspace, taken from its callers in rotation: nobody waits for everything that another caller has requested. */
export class RoundRobin {
  /** Callers in the order of the rotation, the tasks of each in the order of arrival. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(caller: string): number {
    return this.#waiting.get(caller)?.size ?? 0;
  }

  /** The caller with the most waiting tasks. */
  longest(): string | undefined {
    let longest: string | undefined;
    let most = 0;
    for (const [caller, { size }] of this.#waiting) {
      if (size <= most) continue;
      longest = caller;
      most = size;
    }
    return longest;
  }

  add(caller: string, waiter: Waiter): void {
    const own = this.#waiting.get(caller);
    if (own === undefined) this.#waiting.set(caller, new Set([waiter]));
    else own.add(waiter);
    this.#size += 1;
  }

  delete(caller: string, waiter: Waiter): void {
    const own = this.#waiting.get(caller);
    if (own?.delete(waiter) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#waiting.delete(caller);
  }

  /** Removes the next task; its caller then moves to the end of the rotation. */
  take(): Waiter | undefined {
    for (const [caller, own] of this.#waiting) {
      for (const waiter of own) {
        this.delete(caller, waiter);
        if (own.size > 0) {
          this.#waiting.delete(caller);
          this.#waiting.set(caller, own);
        }
        return waiter;
      }
    }
    return undefined;
  }

  /** Removes the latest task of a caller. */
  takeLast(caller: string): Waiter | undefined {
    const last = [...(this.#waiting.get(caller) ?? [])].at(-1);
    if (last !== undefined) this.delete(caller, last);
    return last;
  }
}
