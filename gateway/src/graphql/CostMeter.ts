import { limitExceeded } from '../errors.ts';
import type { ItemCost } from './operationCosts.ts';

/** What one operation costs while it runs, by the real lengths of its lists. */
export class CostMeter {
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

  /** Counts the items of a list. Throws LIMIT_EXCEEDED, and does not count them, when they, or their calls, are too many. */
  add(length: number, item: ItemCost): void {
    const calls = this.#calls + length * item.calls;
    if (calls > this.#mostCalls) throw limitExceeded('calls', calls, this.#mostCalls);
    const actual = this.actual + length * item.cost;
    if (actual > this.#most) throw limitExceeded('cost', actual, this.#most);
    this.#calls = calls;
    this.actual = actual;
  }
}
