import { limitExceeded } from '../errors.ts';

/** What one operation costs while it runs, by the real lengths of its lists. */
export class CostMeter {
  requested = 0;
  actual = 0;
  #most = Number.POSITIVE_INFINITY;

  /** `base` is what stands in no list. */
  begin({ requested, base, most }: { requested: number; base: number; most: number }): void {
    this.requested = requested;
    this.actual = base;
    this.#most = most;
  }

  /** Counts the items of a list. Throws LIMIT_EXCEEDED, and does not count them, when they are too many. */
  add(cost: number): void {
    if (this.actual + cost > this.#most) throw limitExceeded('cost', this.actual + cost, this.#most);
    this.actual += cost;
  }
}
