import { Component, Suspense, type ReactNode } from 'react';

/**
 * A part of the frame that loads by itself: when it fails, `fallback` stands in and everything else goes on; while it
 * loads, `waiting` does, which is the same unless it is given. `onFailed` hears of a failure, for example to say so to somebody who has asked for the part (NAV-19).
 */
export class LazyBoundary extends Component<
  { fallback?: ReactNode; waiting?: ReactNode; onFailed?: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { fallback = null, waiting = fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
