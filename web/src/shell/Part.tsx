import { Component, Suspense, type ReactNode } from 'react';
import { loadAllTexts } from '../i18n/allTexts.ts';
import { loadScript } from '../routing/scriptLoadError.ts';

/**
 * A part of the frame that loads by itself: when it fails, `fallback` stands in and everything else goes on; while it
 * loads, `waiting` does, which is the same unless it is given. `onFailed` hears of a failure, for example to say so to somebody who has asked for the part (NAV-19).
 */
export class Part extends Component<
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

/** Loads a part with the texts that it draws. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loadScript(load), loadScript(loadAllTexts)]);
  return module;
}
