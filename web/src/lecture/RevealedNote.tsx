import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { lectureMessages as messages } from './messages.ts';

/** Says to those who do not see it that more of the lecture has come. */
export function RevealedNote({ isFresh }: { isFresh: boolean }): ReactElement {
  const intl = useIntl();
  return (
    <span role="status">
      <VisuallyHidden>{isFresh ? intl.formatMessage(messages.revealed) : ''}</VisuallyHidden>
    </span>
  );
}
