import { Button } from '@fluentui/react-components';
import type { ReactElement, Ref } from 'react';
import { useIntl } from 'react-intl';
import { integrationMessages as messages } from './messages.ts';

/** A button of a card. Several cards have the same ones: its name says whose it is. */
export function ActionButton({
  ref,
  provider,
  pending = false,
  subtle = false,
  onPressed,
  children,
}: {
  ref?: Ref<HTMLButtonElement>;
  provider: string;
  pending?: boolean;
  subtle?: boolean;
  onPressed: () => void;
  children: string;
}): ReactElement {
  const intl = useIntl();
  return (
    <Button
      ref={ref}
      appearance={subtle ? 'subtle' : 'secondary'}
      disabledFocusable={pending}
      aria-label={intl.formatMessage(messages.actionOf, { action: children, provider })}
      onClick={onPressed}
    >
      {children}
    </Button>
  );
}
