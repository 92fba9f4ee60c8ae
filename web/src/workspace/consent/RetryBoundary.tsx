import { Button } from '@fluentui/react-components';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { workspaceMessages as messages } from '../messages.ts';

/** A part of the page that could not be read says so and can be tried again; the rest of the page, with what was typed, stays. */
export class RetryBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Failed error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children;
  }
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <>
      <FormError>{errorText(error)}</FormError>
      <div>
        <Button onClick={onRetry}>{intl.formatMessage(messages.tryAgain)}</Button>
      </div>
    </>
  );
}
