import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { previewMessages as messages } from './messages.ts';

/** Says to those who do not see it that the preview was opened, and that it was closed. */
export function PreviewNote({ on }: { on: boolean }): ReactElement {
  const intl = useIntl();
  const [wasOn, setWasOn] = useState(on);
  if (on && !wasOn) setWasOn(true);
  return (
    <span role="status">
      <VisuallyHidden>
        {on ? intl.formatMessage(messages.bar) : wasOn ? intl.formatMessage(messages.closed) : ''}
      </VisuallyHidden>
    </span>
  );
}
