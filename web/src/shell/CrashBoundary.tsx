import { Component, type ReactNode } from 'react';
import { forgetEarlyInput } from '../routing/earlyInput.ts';

/**
 * The boundary around everything, for what fails before there is a language or a theme: the texts themselves could not be
 * loaded, for example. So it speaks English and needs nothing.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    forgetEarlyInput();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main style={{ padding: '32px 16px', fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}>
        <h1>An error occurred</h1>
        <p>The site could not be shown. Everything you saved is safe.</p>
        <button type="button" style={{ font: 'inherit', padding: '8px 16px' }} onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
