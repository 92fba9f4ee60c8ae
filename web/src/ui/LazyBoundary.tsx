import { Component, Suspense, type ReactNode } from 'react';
import { LoadFailedNote } from './LoadFailedNote.tsx';

/**
 * A part of a page that loads on its own: while it loads, `waiting` stands in, which is `fallback` unless it is given. When it fails, it
 * says so in its place (NAV-19) and everything else stays; `fallback` stands there instead where the page is whole without the part, and
 * nothing where `onFailed` tells it, for example to someone who has asked for the part.
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
    const { fallback, waiting = fallback, onFailed, children } = this.props;
    if (!this.state.failed) return <Suspense fallback={waiting}>{children}</Suspense>;
    return fallback === undefined && !onFailed ? <LoadFailedNote /> : fallback;
  }
}
