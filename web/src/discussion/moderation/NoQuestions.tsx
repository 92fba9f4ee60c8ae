import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { moderationMessages as messages } from './messages.ts';

/** A list without questions: none matches, or nobody has asked anything yet. */
export function NoQuestions({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }): ReactElement {
  const intl = useIntl();
  return narrowed ? (
    <EmptyState
      title={intl.formatMessage(messages.noMatch)}
      text={intl.formatMessage(messages.noMatchText)}
      action={<Button onClick={onReset}>{intl.formatMessage(messages.showAll)}</Button>}
    />
  ) : (
    <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />
  );
}
