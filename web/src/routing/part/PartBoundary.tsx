import { Component, type ReactElement, type ReactNode } from 'react';
import { isOutdated } from '../../requestError.ts';
import { NotFoundError } from '../notFoundError.ts';
import { ScriptLoadError } from '../../scriptLoadError.ts';
import { PartFailed } from './PartFailed.tsx';

interface Props {
  /** Draws around the error what the part would have stood in, such as its heading. */
  renderFrame?: (failed: ReactElement) => ReactElement;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** Whether only a page that is loaded again can read it. */
  isOutdated: boolean;
}

/**
 * A part of a page whose data may fail on its own: a field of a fragment in it was answered with an error. The error is shown in
 * its place, the rest of the page stays (ADR 0026).
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: false, isOutdated: false };

  static getDerivedStateFromError(error: unknown): State {
    // What concerns the page as a whole is the page's to tell.
    if (error instanceof NotFoundError || error instanceof ScriptLoadError) throw error;
    return { failed: true, isOutdated: isOutdated(error) };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const failed = (
      <PartFailed isOutdated={this.state.isOutdated} onReloaded={() => this.setState({ failed: false })} />
    );
    return this.props.renderFrame?.(failed) ?? failed;
  }
}
