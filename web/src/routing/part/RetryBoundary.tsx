import { Button } from '@fluentui/react-components';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { RetryContext } from './RetryContext.ts';
import { failureMessages } from '../../ui/failureMessages.ts';

/**
 * A part of the page that could not be read says so and can be tried again; the rest of the page, with what was typed, stays. A lazy query
 * inside takes the key of the try ({@link useRetryKey}): Relay keeps a failure by it and would throw it again.
 */
export class RetryBoundary extends Component<{ children: ReactNode }, { error: Error | null; tries: number }> {
  override state = { error: null, tries: 0 };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error, tries } = this.state;
    return error ? (
      <Failed error={error} onRetry={() => this.setState({ error: null, tries: tries + 1 })} />
    ) : (
      <RetryContext value={tries}>{this.props.children}</RetryContext>
    );
  }
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  return (
    <>
      <FormError>{errorText(error)}</FormError>
      <div>
        <Button onClick={onRetry}>{intl.formatMessage(failureMessages.tryAgain)}</Button>
      </div>
    </>
  );
}
