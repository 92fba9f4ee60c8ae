import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { courseListMessages as messages } from './messages.ts';

/** A list without courses: nothing matches, or there is none yet. */
export function NoCourses({ narrowed, onReset }: { narrowed: boolean; onReset: () => void }): ReactElement {
  const intl = useIntl();
  if (!narrowed)
    return <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />;
  return (
    <EmptyState
      title={intl.formatMessage(messages.noMatch)}
      text={intl.formatMessage(messages.noMatchText)}
      action={<Button onClick={onReset}>{intl.formatMessage(messages.showAll)}</Button>}
    />
  );
}
