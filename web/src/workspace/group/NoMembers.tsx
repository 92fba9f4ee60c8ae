import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { peopleMessages } from '../people/messages.ts';
import { AddMembers } from './AddMembers.tsx';
import { groupMessages as messages } from './messages.ts';

/** A group in which nobody is, or nobody whom a filter names, and what to do about it. */
export function NoMembers({
  groupId,
  managed,
  narrowed,
  onReset,
}: {
  groupId: string;
  /** Whether the identity provider decides who belongs to it. */
  managed: boolean;
  narrowed: boolean;
  onReset: () => void;
}): ReactElement {
  const intl = useIntl();
  if (narrowed) {
    return (
      <EmptyState
        title={intl.formatMessage(peopleMessages.nobody)}
        text={intl.formatMessage(peopleMessages.nobodyText)}
        action={<Button onClick={onReset}>{intl.formatMessage(peopleMessages.showEveryone)}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(messages.nobody)}
      text={intl.formatMessage(managed ? messages.nobodyOfProvider : messages.nobodyText)}
      action={managed ? null : <AddMembers groupId={groupId} />}
    />
  );
}
