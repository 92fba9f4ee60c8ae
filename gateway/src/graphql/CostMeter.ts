import type { ItemCost } from './operationCosts.ts';
import { RefusedLists } from './RefusedLists.ts';

/** The resource that an operation would use too much of. */
export interface Excess {
  readonly limit: 'calls' | 'cost';
  readonly value: number;
  readonly most: number;
}

/** How many items lists have, and what one costs. */
export type CountedLists = readonly (readonly [length: number, item: ItemCost])[];

/** The cost of one operation while it runs, by the actual lengths of its lists. */
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

  /** `base` is the cost outside of lists. */
  begin({ requested, base, most }: { requested: number; base: number; most: number }): void {
    this.requested = requested;
    this.actual = base;
    this.#most = most;
  }

  /** Counts the items of a list, or answers that they, or their calls, are too many. */
  add(length: number, item: ItemCost): Excess | null {
    const calls = this.#calls + length * item.calls;
    if (calls > this.#mostCalls) return { limit: 'calls', value: calls, most: this.#mostCalls };
    const actual = this.actual + length * item.cost;
    if (actual > this.#most) return { limit: 'cost', value: actual, most: this.#most };
    this.#calls = calls;
    this.actual = actual;
    return null;
  }

  /** Takes back what {@link addAll} counted. */
  takeBack(lists: CountedLists): void {
    for (const [length, item] of lists) {
      this.#calls -= length * item.calls;
      this.actual -= length * item.cost;
    }
  }

  /** Counts the items of several lists; false, with nothing counted, where one of them would be too much. */
  addAll(lists: CountedLists): boolean {
    let calls = this.#calls;
    let { actual } = this;
    for (const [length, item] of lists) {
      calls += length * item.calls;
      actual += length * item.cost;
    }
    if (calls > this.#mostCalls || actual > this.#most) return false;
    this.#calls = calls;
    this.actual = actual;
    return true;
  }
}
