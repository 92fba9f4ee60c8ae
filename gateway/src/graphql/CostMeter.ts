import type { ItemCost } from './operationCosts.ts';
import { RefusedLists } from './RefusedLists.ts';

/** What an operation would need too much of. */
export interface Excess {
  readonly limit: 'calls' | 'cost';
  readonly value: number;
  readonly most: number;
}

/** What one operation costs while it runs, by the real lengths of its lists. */
export class CostMeter {
  readonly refusedLists = new RefusedLists();
  requested = 0;
  actual = 0;
  #most = Number.POSITIVE_INFINITY;
  /** That lists will need. */
  #calls = 0;
  readonly #mostCalls: number;

  constructor(mostCalls: number) {
    this.#mostCalls = mostCalls;
  }

  /** `base` is what stands in no list. */
  begin({ requested, base, most }: { requested: number; base: number; most: number }): void {
    this.requested = requested;
    this.actual = base;
    this.#most = most;
  }

  /** Counts the items of a list, unless they, or their calls, are too many: then it says so. */
  add(length: number, item: ItemCost): Excess | null {
    const calls = this.#calls + length * item.calls;
    if (calls > this.#mostCalls) return { limit: 'calls', value: calls, most: this.#mostCalls };
    const actual = this.actual + length * item.cost;
    if (actual > this.#most) return { limit: 'cost', value: actual, most: this.#most };
    this.#calls = calls;
    this.actual = actual;
    return null;
  }
}
