import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets a test decide what comes into sight; jsdom draws nothing. Call before rendering. */
export function fakeIntersectionObserver(): {
  /** Everything that is watched with this margin, or with any, comes into sight. */
  enter(margin?: string): void;
  /** The same goes out of sight. */
  leave(margin?: string): void;
} {
  const observers = new Set<Fake>();
  class Fake {
    readonly callback: IntersectionObserverCallback;
    readonly margin: string;
    readonly targets = new Set<Element>();

    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.margin = options.rootMargin ?? '0px';
      observers.add(this);
    }
    observe(target: Element): void {
      this.targets.add(target);
    }
    unobserve(target: Element): void {
      this.targets.delete(target);
    }
    disconnect(): void {
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', Fake);
  const report = (isIntersecting: boolean, margin?: string): void => {
    for (const observer of observers) {
      if (margin !== undefined && observer.margin !== margin) continue;
      const entries = [...observer.targets].map((target) => ({ isIntersecting, target }));
      act(() => {
        if (entries.length > 0) observer.callback(entries as unknown as IntersectionObserverEntry[], null as never);
      });
    }
  };
  return { enter: (margin) => report(true, margin), leave: (margin) => report(false, margin) };
}
