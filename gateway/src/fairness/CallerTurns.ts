/** Something that waits for its turn. */
export interface Waiter {
  begin(): void;
  /** Called when it has to make room for another caller's. */
  refuse(): void;
}

/** What waits of one workspace. Its callers take turns, so that an honest one never stands behind all that another has asked for. */
export class CallerTurns {
  /** In the order of their turns; what each of them waits for in the order of its coming. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(caller: string): number {
    return this.#waiting.get(caller)?.size ?? 0;
  }

  /** The caller of whom most waits. */
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

  /** Takes what is next out of the line; its caller's next turn comes after everybody else's. */
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

  /** Takes what came last of a caller out of the line. */
  takeLast(caller: string): Waiter | undefined {
    const last = [...(this.#waiting.get(caller) ?? [])].at(-1);
    if (last !== undefined) this.delete(caller, last);
    return last;
  }
}
