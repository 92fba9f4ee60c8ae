/** What waits of one workspace. Its callers take turns, so that an honest one never stands behind all that another has asked for. */
export class CallerTurns {
  /** In the order of their turns; what each of them waits for in the order of its coming. */
  readonly #waiting = new Map<string, Set<() => void>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(caller: string): number {
    return this.#waiting.get(caller)?.size ?? 0;
  }

  add(caller: string, begin: () => void): void {
    const own = this.#waiting.get(caller);
    if (own === undefined) this.#waiting.set(caller, new Set([begin]));
    else own.add(begin);
    this.#size += 1;
  }

  delete(caller: string, begin: () => void): void {
    const own = this.#waiting.get(caller);
    if (own?.delete(begin) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#waiting.delete(caller);
  }

  /** Takes what is next out of the line; its caller's next turn comes after everybody else's. */
  take(): (() => void) | undefined {
    for (const [caller, own] of this.#waiting) {
      for (const begin of own) {
        this.delete(caller, begin);
        if (own.size > 0) {
          this.#waiting.delete(caller);
          this.#waiting.set(caller, own);
        }
        return begin;
      }
    }
    return undefined;
  }
}
